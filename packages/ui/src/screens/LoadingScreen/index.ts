export { LoadingOver, type LoadingOverProps, LoadingScreen } from './LoadingScreen.tsx';
