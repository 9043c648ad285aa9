import type { ReportDocument } from '@viva/api-client';

/** All that was said in some turns of an interview, corrections included. */
export const saidIn = ({ transcript }: Pick<ReportDocument, 'transcript'>, turns: readonly number[]): string =>
  transcript
    .filter(({ turn }) => turns.includes(turn))
    .map(({ text }) => text)
    .join(' ');
