export { SampleLetter } from './SampleLetter.tsx';
