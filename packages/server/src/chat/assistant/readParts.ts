import { type Answer, answerById, isTopic } from '../knowledge/answers.ts';
import { inContext } from './inContext.ts';
import type { Near, NearList, NearestAnswers } from './nearestAnswers.ts';
import { type Part, partsOf } from './parts.ts';
import type { Aspect, Wish } from './reading.ts';
import type { Tuning } from './tuning.ts';

/** What parts are read with. */
interface Reader {
  readonly nearest: NearestAnswers;
  readonly tuning: Tuning;
}

/** What a part of a message was taken for. */
export interface Found {
  readonly text: string;
  readonly wish: Wish;
  /** How sure that is. */
  readonly score: number;
  readonly near: NearList;
}

/** Reads the parts of a message one after the other, each after what the ones before were about; tells what it was last about. */
export async function readParts(reader: Reader, message: string, before: Answer | undefined) {
  const found: Found[] = [];
  let topic = before;
  let statement: Statement | undefined;
  for (const part of partsOf(message)) {
    const { withStatement, ...one } = await readPart(reader, part, topic, statement);
    // A statement that goes with the question behind it asks for nothing by itself.
    if (withStatement) found.pop();
    found.push(one);
    if (one.wish.kind === 'answer' && isTopic(answerById(one.wish.id))) topic = answerById(one.wish.id);
    statement = part.question ? undefined : { text: part.text, answer: one.near[0].answer };
  }
  return { found, topic };
}

/** What was just said in the same message, and the answer that it's nearest to. */
interface Statement {
  readonly text: string;
  readonly answer: Answer;
}

/** What asks for more of the answer before. */
const aspects: Readonly<Record<string, Aspect>> = { more: 'more', why: 'why', stuck: 'stuck', yes: 'more' };

/** A short question that names nothing of what was said before must be so much likelier in its light. */
const margin = 0.1;

async function readPart(
  { nearest, tuning }: Reader,
  part: Part,
  before: Answer | undefined,
  statement: Statement | undefined,
): Promise<Found & { readonly withStatement: boolean }> {
  const context = before && !statement ? inContext(part.text, before) : undefined;
  const pair = statement ? `${statement.text} ${part.text}` : part.text;
  const forms = [part.text, context?.text ?? part.text, pair] as const;
  const [alone, after, together] = await nearest(forms);
  if (statement && together[0].answer !== statement.answer) {
    const clearer = together[0].score > alone[0].score || together[0].answer === alone[0].answer;
    if (clearer) return { ...foundIn(pair, together, part, before, tuning), withStatement: true };
  }
  const asksOn = alone[0].answer.id in aspects && alone[0].score >= tuning.sure;
  const leans = context && !asksOn && after[0].score > alone[0].score + (context.pointsBack ? 0 : margin);
  return { ...foundIn(part.text, leans ? after : alone, part, before, tuning), withStatement: false };
}

const foundIn = (text: string, near: NearList, part: Part, before: Answer | undefined, tuning: Tuning): Found => ({
  text,
  wish: wishOf(near[0], part, before, tuning),
  score: near[0].score,
  near,
});

function wishOf({ answer, score }: Near, part: Part, before: Answer | undefined, { known, near }: Tuning): Wish {
  const unknown = { kind: 'unknown', question: part.question } as const;
  if (answer.area === 'elsewhere' || score < near) return unknown;
  if (score < known) return isTopic(answer) ? { ...unknown, near: answer.id } : unknown;
  const aspect = aspects[answer.id];
  if (aspect && before) return { kind: 'answer', id: before.id, aspect };
  return aspect && answer.id !== 'yes' ? unknown : { kind: 'answer', id: answer.id, aspect: 'says' };
}
