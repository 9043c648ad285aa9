export { Calls, type CallsProps } from './Calls.tsx';
