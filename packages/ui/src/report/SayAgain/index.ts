export { SayAgain, type SayAgainProps } from './SayAgain.tsx';
