import { cleanText } from './clean.ts';
import { withoutOrders } from './hostile.ts';

/** As many characters as a description may have; what comes after is not read. */
export const longestDescription = 20_000;

/** What an advertisement says to applicants: its readable text without the sentences that give orders to a machine. */
export const believedText = (content: string): string =>
  cleanText(content.slice(0, longestDescription)).split('\n').map(withoutOrders).join('\n').trim();
