import { sum } from '../answer/features.ts';
import { tells } from '../answer/cues.ts';
import type { Feature } from '../answer/features.ts';
import { greatest } from './answers.ts';
import type { LetterAnswer } from './answers.ts';

/** What an answer can lack. */
export type Lack =
  | 'substance'
  | 'question'
  | 'case'
  | 'own-part'
  | 'result'
  | 'situation'
  | 'reason'
  | 'example'
  | 'number'
  | 'reflection';

/** About how much of a score each costs. */
export const cost: Readonly<Record<Lack, number>> = {
  substance: 3,
  question: 3,
  case: 2,
  'own-part': 1.6,
  result: 1.5,
  reason: 1.2,
  situation: 1,
  example: 1,
  number: 0.8,
  reflection: 0.5,
};

/** What an answer lacks, with the clause that shows best where it belongs; null where nothing can be quoted. */
export function lacksOf({ assessment }: LetterAnswer): ReadonlyMap<Lack, Feature | null> {
  const { features, parts, story, sides, caps } = assessment;
  const lacks = new Map<Lack, Feature | null>();
  const telling = features.filter(({ stems }) => stems.length > 0);
  const main = greatest(telling, ({ stems }) => stems.length) ?? features[0] ?? null;
  const capped = (code: string) => caps.some((cap) => cap.code === code);
  if (capped('no-substance')) return lacks.set('substance', main);
  if (capped('off-topic')) return lacks.set('question', main);
  const numbers = sum(features.map((feature) => feature.numbers.length));
  if (story) {
    if (capped('no-story')) return lacks.set('case', features.find(({ habits }) => habits > 0) ?? main);
    if (capped('no-own-part')) lacks.set('own-part', features.find(({ ours }) => ours > 0) ?? main);
    if (!parts.result) lacks.set('result', parts.action ?? main);
    if (!parts.situation) lacks.set('situation', parts.action ?? main);
    if (numbers === 0) lacks.set('number', parts.result ?? parts.action ?? main);
  } else {
    if (!features.some(({ clause }) => tells.reason(clause.line))) lacks.set('reason', main);
    if (!features.some(({ own, ours }) => own + ours > 0))
      lacks.set('example', features.find(({ habits }) => habits > 0) ?? main);
  }
  if (story && sides.reflection < 2.5) lacks.set('reflection', parts.result ?? main);
  return lacks;
}
