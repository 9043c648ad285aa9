import {
  type PolicyState,
  type SaidEvent,
  acceptTurnReply,
  acceptWording,
  decide,
  mergedReading,
  plannedQuestionSchema,
  startPolicy,
  turnBrief,
  wordingBrief,
} from '../../packages/interview/src/index.ts';
import { type Slot, filled, slotOf } from '../../packages/interview/src/policy/ledger.ts';
import type { TurnReading, Understanding } from '../../packages/understanding/src/index.ts';
import { type Asking, Calls } from './asking.ts';
import { type LabeledAnswer, sampledAnswers } from './samples.ts';

/** Of the slots that were filled those that a person sees filled, and of those the ones that were found, as counts. */
export interface Slots {
  right: number;
  found: number;
  wanted: number;
}

/** What whole answers showed. */
export interface MeasuredAnswers {
  readonly answers: number;
  readonly builtIn: Slots;
  readonly together: Slots;
  readonly quotes: { readonly given: number; readonly verified: number };
  readonly reading: Calls;
  readonly probes: {
    /** Questions back that the model was asked to word. */
    readonly asked: number;
    readonly accepted: number;
    /** Why the others were not said, and how often. */
    readonly refused: Readonly<Record<string, number>>;
    readonly calls: Calls;
  };
}

/** Reads labeled answers, compares the ledgers, and lets the model word the question back that the policy decides on. */
export async function measureAnswers(
  asking: Asking,
  understanding: Understanding,
  count: number,
  say: (what: string) => void,
): Promise<MeasuredAnswers> {
  const answers = sampledAnswers(count);
  const [builtIn, together]: [Slots, Slots] = [noSlots(), noSlots()];
  const quotes = { given: 0, verified: 0 };
  const [reading, wording] = [new Calls(), new Calls()];
  const refused: Record<string, number> = {};
  let [probes, accepted] = [0, 0];
  for (const [at, answer] of answers.entries()) {
    say(`answer ${at + 1} of ${answers.length}`);
    const own = await understanding.readTurn(answer.text);
    const asked = await asking.ask(turnBrief(answer.text, answer.question), reading);
    const read = asked ? acceptTurnReply(answer.text, asked.reply) : null;
    quotes.given += read?.quotes.given ?? 0;
    quotes.verified += read?.quotes.verified ?? 0;
    const both = read ? mergedReading(answer.text, own, read) : own;
    countSlots(builtIn, answer, own);
    countSlots(together, answer, both);
    const event = said(answer.text, both);
    const option = decide(atQuestion(answer.question), event);
    const brief = wordingBrief(option, event);
    if (!brief) continue;
    probes++;
    const worded = await asking.ask(brief, wording);
    const outcome = worded ? acceptWording(option, event, worded.reply) : { refused: 'failed' as const };
    if ('option' in outcome) accepted++;
    else refused[outcome.refused] = (refused[outcome.refused] ?? 0) + 1;
  }
  return {
    answers: answers.length,
    ...{ builtIn, together, quotes, reading },
    probes: { asked: probes, accepted, refused, calls: wording },
  };
}

const noSlots = (): Slots => ({ right: 0, found: 0, wanted: 0 });

function countSlots(slots: Slots, { does, text }: LabeledAnswer, reading: TurnReading): void {
  const found = Object.keys(filled({}, said(text, reading)));
  const wanted = new Set<Slot>([...does].flatMap((label) => slotOf[label] ?? []));
  slots.found += found.length;
  slots.wanted += wanted.size;
  slots.right += found.filter((slot) => [...wanted].some((one) => one === slot)).length;
}

const said = (text: string, reading: TurnReading): SaidEvent => ({
  ...{ type: 'said', text, atMs: 60_000, speakingMs: 0, approximate: false, typed: true },
  reading,
});

/** An interview at this question. */
function atQuestion(text: string): PolicyState {
  const question = plannedQuestionSchema.parse({ id: 'q', text, competency: 'problem-solving', behavioural: true });
  const plan = {
    title: 'Interview',
    role: 'general',
    questions: [question, { ...question, id: 'r', text: 'And you?' }],
  };
  return decide(startPolicy({ seed: 'check:model', maxMs: 1_200_000, plan }), { type: 'ready', atMs: 0 }).next;
}
