export { Captions, type CaptionSize, type CaptionsProps } from './Captions.tsx';
