import { dangerIn } from '../danger/dangerIn.ts';
import { kindsOf } from '../kinds.ts';
import { safetyLabels } from '../turns/labels.ts';
import type { Understanding } from '../understanding.ts';
import { interviewTurns } from './corpora.ts';

/** What an encoder's heads reach on whole interviews, in which labels are as frequent as in life; in counts of turns and in shares. */
export interface MeasuredInterviews {
  readonly encoder: string;
  readonly turns: number;
  /** The label that matters most is found, as the first. */
  readonly right: number;
  /** Plain answers that are taken for answers and met with nothing else. */
  readonly answers: number;
  /** Turns that need care, and how many of them get it. */
  readonly inNeed: number;
  readonly met: number;
  /** Turns that get care without need, and turns that stop the interview: none of them tells of danger. */
  readonly careWithoutNeed: number;
  readonly stopped: number;
}

/** A turn, and what its reading calls for. */
interface MetTurn {
  readonly labels: readonly string[];
  readonly label: string;
  readonly cared: boolean;
  readonly stopped: boolean;
}

const safety: readonly string[] = safetyLabels;
const needsCare = ({ labels }: MetTurn): boolean => labels.some((label) => safety.includes(label));

/** Reads the turns of all interviews that are held out. */
export async function measuredInterviews(understanding: Understanding): Promise<MeasuredInterviews> {
  const turns = interviewTurns();
  const read: MetTurn[] = [];
  for (const { text, labels } of turns) {
    const reading = await understanding.readTurn(text);
    const danger = dangerIn(reading);
    const cared = danger !== null || kindsOf(reading).some((kind) => safety.includes(kind));
    read.push({ labels, label: reading.label, cared, stopped: danger === 'sure' });
  }
  const answers = read.filter(({ labels }) => labels.join() === 'answer');
  const inNeed = read.filter(needsCare);
  return {
    encoder: understanding.reader.encoder,
    turns: turns.length,
    right: read.filter(({ labels, label }) => labels[0] === label).length / read.length,
    answers: answers.filter(({ label, cared }) => label === 'answer' && !cared).length / answers.length,
    inNeed: inNeed.length,
    met: inNeed.filter(({ cared }) => cared).length,
    careWithoutNeed: read.filter((turn) => turn.cared && !needsCare(turn)).length,
    stopped: read.filter(({ stopped }) => stopped).length,
  };
}
