export { Features } from './Features.tsx';
