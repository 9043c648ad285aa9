export { Card } from './Card.styles.ts';
