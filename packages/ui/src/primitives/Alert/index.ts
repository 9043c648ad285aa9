export { Alert, type AlertProps, type Tone } from './Alert.tsx';
