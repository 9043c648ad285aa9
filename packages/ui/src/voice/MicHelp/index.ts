export { MicHelp, type MicHelpProps } from './MicHelp.tsx';
