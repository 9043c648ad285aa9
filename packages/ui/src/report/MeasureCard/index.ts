export { MeasureCard, type MeasureCardProps, type NormRange } from './MeasureCard.tsx';
export { Measures } from './MeasureCard.styles.ts';
