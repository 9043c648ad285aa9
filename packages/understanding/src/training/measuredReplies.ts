import { dangerIn } from '../danger/dangerIn.ts';
import { isThankedFor, kindsOf } from '../kinds.ts';
import { safetyLabels } from '../turns/labels.ts';
import type { Understanding } from '../understanding.ts';
import { type LabeledReply, interviewTurns, momentTurns, privateTurns } from './corpora.ts';

/** What an encoder reaches on turns that are read as replies to what was asked; in counts of turns and in shares. */
export interface MeasuredReplies {
  readonly encoder: string;
  readonly turns: number;
  /** The label that matters most is found, as the first. */
  readonly right: number;
  /** Plain answers that are taken for answers and met with nothing else, of all of them. */
  readonly answers: number;
  /** Turns that do anything else, of which the label that matters most is found. */
  readonly others: number;
  /** Turns that need care, and how many of them get it. */
  readonly inNeed: number;
  readonly met: number;
  /** Turns that get care without need. */
  readonly careWithoutNeed: number;
  /** Turns that need care that get it, or are at least thanked for, with what is private left out; and those without need. */
  readonly noticed: number;
  readonly noticedWithoutNeed: number;
  /** Turns that tell of danger to a life; how many of them stop the interview, and how many are met at least with help, or care. */
  readonly inDanger: number;
  readonly stoppedInDanger: number;
  readonly metInDanger: number;
  /** Turns that stop the interview, and tell of no danger. */
  readonly stoppedWithoutNeed: number;
}

/**
 * What each encoder reaches on what is held out: whole interviews, moments in which most people don't answer, and answers half of which
 * have something private in them.
 */
export interface RepliesMeasured {
  readonly interviews: readonly MeasuredReplies[];
  readonly moments: readonly MeasuredReplies[];
  readonly private: readonly MeasuredReplies[];
}

/** Reads all replies that are held out with each understanding. */
export async function repliesMeasured(understandings: readonly Understanding[]): Promise<RepliesMeasured> {
  const each = (replies: readonly LabeledReply[]) =>
    Promise.all(understandings.map((one) => measuredReplies(one, replies)));
  return {
    interviews: await each(interviewTurns('heldout')),
    moments: await each(momentTurns('heldout')),
    private: await each(privateTurns('heldout')),
  };
}

/** A turn, whether the label that matters most was found, and what its reading calls for. */
interface Read {
  readonly turn: LabeledReply;
  readonly isRight: boolean;
  readonly cared: boolean;
  readonly thanked: boolean;
  readonly stopped: boolean;
}

const safety: readonly string[] = safetyLabels;
const isInNeed = ({ labels }: LabeledReply): boolean => labels.some((label) => safety.includes(label));
const isPlainAnswer = ({ labels }: LabeledReply): boolean => labels.join() === 'answer';

/** Reads turns as replies to what was asked. */
export async function measuredReplies(
  understanding: Understanding,
  replies: readonly LabeledReply[],
): Promise<MeasuredReplies> {
  const read: Read[] = [];
  for (const turn of replies) {
    const reading = await understanding.readTurn(turn.text, turn.asked);
    const acted = dangerIn(reading);
    const cared = acted !== null || kindsOf(reading).some((kind) => safety.includes(kind));
    const isRight = reading.label === turn.labels[0];
    read.push({ turn, isRight, cared, thanked: cared || isThankedFor(reading), stopped: acted === 'sure' });
  }
  const count = (...all: ((one: Read) => boolean)[]) => read.filter((one) => all.every((is) => is(one))).length;
  const [isPlain, inNeed] = [({ turn }: Read) => isPlainAnswer(turn), ({ turn }: Read) => isInNeed(turn)];
  const [inDanger, cared, thanked, stopped] = [
    ({ turn }: Read) => turn.danger,
    (one: Read) => one.cared,
    (one: Read) => one.thanked,
    (one: Read) => one.stopped,
  ];
  const isRight = (one: Read) => one.isRight;
  const not = (is: (one: Read) => boolean) => (one: Read) => !is(one);
  return {
    encoder: understanding.reader.encoder,
    turns: read.length,
    right: count(isRight) / read.length,
    answers: count(isPlain, isRight, not(cared)) / count(isPlain),
    others: count(not(isPlain), isRight) / count(not(isPlain)),
    inNeed: count(inNeed),
    met: count(inNeed, cared),
    careWithoutNeed: count(not(inNeed), cared),
    noticed: count(inNeed, thanked),
    noticedWithoutNeed: count(not(inNeed), thanked),
    inDanger: count(inDanger),
    stoppedInDanger: count(inDanger, stopped),
    metInDanger: count(inDanger, cared),
    stoppedWithoutNeed: count(not(inDanger), stopped),
  };
}
