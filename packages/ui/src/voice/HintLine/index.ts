export { HintLine } from './HintLine.tsx';
export { HintPress } from './HintPress.tsx';
