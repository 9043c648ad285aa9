export { VisuallyHidden } from './VisuallyHidden.styles.ts';
