export { useJobLinks } from './useJobLinks.ts';
