import { saidFact } from '../text/saidFact.ts';
import type { TextPart } from '../text/spokenCorrection.ts';
import { withoutParts } from './personal.ts';
import type { SessionRecord } from './record.ts';
import type { ReportAnswer } from './schema.ts';
import { type Heard, isAnswer } from './turns.ts';

/** Whether a question asks for a yes or a no that is taken as it is said. */
export const isFactQuestion = ({ evidence }: SessionRecord['plan']['questions'][number]): boolean =>
  evidence === 'fact';

/** Longer words are cut; in characters. */
const longest = 300;

/** What was said to a question for a fact, without what is personal in it; null where nothing was. */
export function factOf(
  questionId: string,
  heard: readonly Heard[],
  personal: readonly TextPart[][],
): ReportAnswer['fact'] {
  const said = heard.flatMap((one, at) => {
    if (one.questionId !== questionId || !isAnswer(one)) return [];
    return [{ ...one.turn, text: withoutParts(one.turn.text, personal[at] ?? []) }];
  });
  const [first] = said;
  if (!first) return null;
  const text = said.map((turn) => turn.text).join(' ');
  const cut = text.length <= longest ? text : text.slice(0, text.lastIndexOf(' ', longest));
  return { said: saidFact(text), quote: { text: cut, startMs: first.startMs, turn: first.n } };
}
