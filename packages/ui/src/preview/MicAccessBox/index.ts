export { MicAccessBox } from './MicAccessBox.tsx';
