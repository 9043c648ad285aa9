import { corrected, selfCorrected } from '../text/spokenCorrection.ts';
import { endingOf } from './asides.ts';
import { factAbout, honestAnswer } from './facts/known.ts';
import { does } from './meaning.ts';
import { reassured } from './nerves.ts';
import { type Phrased, type SaidEvent, freshPhrase } from './option.ts';
import type { PolicyState } from './state.ts';
import { asksSlower, endsWithCorrection } from './wishes.ts';

/** What is said to what an answer has in it besides: a question, nerves, a correction; null when there is none. */
export function replyBesides(state: PolicyState, event: SaidEvent, before: PolicyState): Phrased | null {
  if (does(event, 'process')) return honestAnswer(state, event, 'process');
  if (does(event, 'company')) return honestAnswer(state, event, 'company');
  const last = event.text.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  const fact =
    does(event, 'meta') || endingOf(event) !== null
      ? factAbout(state, event)
      : last.endsWith('?') || asksSlower(last)
        ? factAbout(state, { text: last, atMs: event.atMs })
        : null;
  if (fact) return fact;
  if (isSureCorrection(event) || endsWithCorrection(event.text)) {
    const changes = selfCorrected(event.text) !== null || corrected(before.answer.text, event.text) !== null;
    return freshPhrase(state, changes ? 'correction' : 'noted');
  }
  return reassured(state, event.text);
}

/** An answer can sound like a correction; only what surely is one is taken for it. */
const isSureCorrection = ({ reading }: SaidEvent): boolean =>
  reading.label === 'correction' && reading.confidence >= sureCorrection;
const sureCorrection = 0.7;
