export { HelpCard, type HelpCardProps } from './HelpCard.tsx';
export type { HelpCountryView, HelpLineView, HelpView } from './help.ts';
