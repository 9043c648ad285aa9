import { turnDeadlineMs } from '../../packages/agent/src/mind/model.ts';
import { acceptTurnReply, mergedReading, turnBrief } from '../../packages/interview/src/index.ts';
import { type TurnReading, type Understanding, turnLabels } from '../../packages/understanding/src/index.ts';
import { type Found, type Pair, figuresOf, recallOf } from '../../packages/understanding/src/training/figures.ts';
import { type Asking, Calls } from './asking.ts';
import { sampledTurns } from './samples.ts';

/** How well turns are told apart, as shares. */
export interface TurnFigures {
  readonly accuracy: number;
  readonly oneOfThem: number;
  readonly macroF1: number;
  readonly distress: number;
  readonly private: number;
}

/** What turns showed: of the built-in heads, of the model alone, and of both as an interview uses them. */
export interface MeasuredTurns {
  readonly turns: number;
  readonly builtIn: TurnFigures;
  readonly model: TurnFigures;
  readonly together: TurnFigures;
  /** Replies with a label that stands in the turn. */
  readonly accepted: number;
  readonly quotes: { readonly given: number; readonly verified: number };
  readonly builtInMs: readonly number[];
  readonly calls: Calls;
}

const foundIn = ({ label, also }: TurnReading): Found => ({ label, also: also.map((sign) => sign.label) });
/** What was not understood is no label. */
const nothing: Found = { label: '', also: [] };

/** Reads labeled turns by the heads and by the model, one after the other. */
export async function measureTurns(
  asking: Asking,
  understanding: Understanding,
  count: number,
  say: (what: string) => void,
): Promise<MeasuredTurns> {
  const turns = sampledTurns(count);
  const calls = new Calls();
  const builtInMs: number[] = [];
  const quotes = { given: 0, verified: 0 };
  let accepted = 0;
  const pairs: Record<'builtIn' | 'model' | 'together', Pair[]> = { builtIn: [], model: [], together: [] };
  for (const [at, labeled] of turns.entries()) {
    if (at % 20 === 0) say(`turn ${at + 1} of ${turns.length}`);
    const began = performance.now();
    const own = await understanding.readTurn(labeled.text);
    builtInMs.push(performance.now() - began);
    const asked = await asking.ask(turnBrief(labeled.text, ''), calls);
    const read = asked ? acceptTurnReply(labeled.text, asked.reply) : null;
    if (read) {
      accepted++;
      quotes.given += read.quotes.given;
      quotes.verified += read.quotes.verified;
    }
    const [first = '', ...also] = read?.signs ?? [];
    const inTime = read && asked && asked.ms <= turnDeadlineMs;
    pairs.builtIn.push({ labeled, found: foundIn(own) });
    pairs.model.push({ labeled, found: read ? { label: first, also } : nothing });
    pairs.together.push({ labeled, found: foundIn(inTime ? mergedReading(labeled.text, own, read) : own) });
  }
  return {
    turns: turns.length,
    builtIn: figures(pairs.builtIn),
    model: figures(pairs.model),
    together: figures(pairs.together),
    ...{ accepted, quotes, builtInMs, calls },
  };
}

function figures(pairs: readonly Pair[]): TurnFigures {
  const labels = turnLabels.filter((label) => pairs.some(({ labeled }) => labeled.labels[0] === label));
  const { accuracy, oneOfThem, macroF1 } = figuresOf(labels, pairs);
  return { accuracy, oneOfThem, macroF1, distress: recallOf(pairs, 'distress'), private: recallOf(pairs, 'private') };
}
