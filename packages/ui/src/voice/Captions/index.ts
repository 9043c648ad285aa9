export { Captions, type CaptionsProps } from './Captions.tsx';
