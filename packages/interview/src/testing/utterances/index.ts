import { later } from './later.ts';
import { remarks } from './remarks.ts';
import { stories } from './stories.ts';

/** What a typed turn says, and what it is to be taken for: `null` is an answer. */
export interface Utterance {
  text: string;
  is: 'harm' | 'past-harm' | 'hostile' | null;
}

/** Those that the patterns were written with. */
export const utterances: readonly Utterance[] = [
  ...Object.entries(remarks).flatMap(([is, texts]) => texts.map((text) => ({ text, is: is as Utterance['is'] }))),
  ...stories.map((text) => ({ text, is: null })),
];
export { later };
