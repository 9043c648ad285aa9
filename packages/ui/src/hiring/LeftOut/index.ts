export { LeftOut, type LeftOutProps } from './LeftOut.tsx';
