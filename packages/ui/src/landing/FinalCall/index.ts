export { FinalCall } from './FinalCall.tsx';
