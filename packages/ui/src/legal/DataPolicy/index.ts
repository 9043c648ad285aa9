export { DataPolicy } from './DataPolicy.tsx';
