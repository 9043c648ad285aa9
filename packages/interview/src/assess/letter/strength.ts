import type { Strength } from '../../report/schema.ts';
import type { Heard } from '../../report/turns.ts';
import { type Passage, mainOf, surest, told } from '../passages.ts';
import { quoteOf } from '../quotes.ts';
import type { LetterAnswer } from './letterAnswer.ts';
import type { Pick } from './sentences.ts';

type Kind = 'outcome' | 'own-action' | 'reason' | 'lesson' | 'case' | 'view' | 'method' | 'background';

interface Found {
  readonly kind: Kind;
  readonly passage: Passage;
  readonly number: number;
  readonly worth: number;
}

/** Below this rating there is nothing yet that could honestly be praised. */
const leastScore = 1.5;
/** A shorter quote shows too little by itself, and a longer one is no quote any more. */
const [fewestWords, mostWords] = [6, 45];
/** So sure must it be that a passage does what it is praised for. */
const surely = 0.5;

/** What a passage is worth to whoever listens, beside how surely it is what it seems: outcomes and reasons are the rarest. */
const worth: Readonly<Record<Kind, number>> = {
  outcome: 0.5,
  reason: 0.5,
  lesson: 0.4,
  'own-action': 0.3,
  method: 0.3,
  view: 0.2,
  background: 0.2,
  case: 0,
};

/** What a reason is, in an answer to a question of each kind. */
const reasonFor = {
  ...{ story: 'reason', method: 'method', view: 'view', background: 'background' },
  fact: 'view',
} as const satisfies Record<LetterAnswer['asks'], Kind>;

function findings({ passages, score, asks, number }: LetterAnswer): Found[] {
  const long = passages.filter(({ text }) => {
    const words = text.split(/\s+/).length;
    return words >= fewestWords && words <= mostWords;
  });
  const of = (label: 'result' | 'action' | 'decision' | 'lesson' | 'situation') =>
    surest(
      long.filter((passage) => mainOf(passage) === label && told(passage) > 0.7),
      [label],
      surely,
    );
  const found = (kind: Kind, passage: Passage | undefined): Found[] =>
    passage ? [{ kind, passage, number, worth: score + worth[kind] }] : [];
  return [
    ...found('outcome', of('result')),
    ...found('own-action', of('action')),
    ...found(reasonFor[asks], of('decision')),
    ...found('lesson', of('lesson')),
    ...found('case', of('situation')),
  ];
}

/** What went well: the best passage of this person, with the words that show it; null where nothing could honestly be said. */
export function strengthOf(answers: readonly LetterAnswer[], heard: readonly Heard[], pick: Pick): Strength | null {
  const [best] = answers
    .filter(({ score }) => score >= leastScore)
    .flatMap(findings)
    .sort((a, b) => b.worth - a.worth);
  if (!best) return null;
  return {
    claim: pick(`strength.${best.kind}`, 'claim', best.number),
    why: pick(`strength.${best.kind}`, 'why', best.number),
    quote: quoteOf(best.passage, heard),
  };
}
