export { MicCheck, type MicCheckProps, type MicCheckView } from './MicCheck.tsx';
