export { PauseCard } from './PauseCard.tsx';
