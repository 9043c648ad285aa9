export { AccountErasure, type AccountErasureProps } from './AccountErasure.tsx';
