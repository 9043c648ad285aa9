export { HelpLine, type HelpLineProps } from './HelpLine.tsx';
