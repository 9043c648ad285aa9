import type { Recording } from '../../e2e/support/speech.ts';
import { machineUse, settledUsage, usageOf } from './processes.ts';
import { type Addresses, RoomCandidate } from './roomCandidate.ts';
import { quantile } from './stats.ts';

/** Milliseconds between one candidate's coming and the next one's. */
const joinEveryMs = 4_000;

/** Interviews at once. Times in milliseconds. */
export interface Together {
  /** So many interviews. */
  readonly n: number;
  /** Gaps before the replies of all interviews. */
  readonly gapMs: { readonly p50: number; readonly p95: number; readonly slowest: number; readonly n: number };
  readonly cutOffs: number;
  /** Of each interview, in the order of its turns; null where the answer was cut off. */
  readonly gapsMs: readonly (readonly (number | null)[])[];
  /** From the press to the first sound, in the order of coming. */
  readonly firstWordsMs: readonly number[];
  /** The slowest of them. */
  readonly firstWordMs: number;
  /** What the whole machine used while all were there, and the candidates in it, who would be elsewhere; in cores. */
  readonly machineCores: number;
  readonly candidatesCores: number;
  /** What each further interview costs the interviewer's processes. */
  readonly perInterview: { readonly cpuCores: number; readonly rssMb: number };
}

/** What {@link holdTogether} needs. */
export interface TogetherOptions {
  readonly addresses: Addresses;
  /** The interviewer's worker, which holds no interview yet. */
  readonly agentPid: number;
  readonly interviews: number;
  /** What each candidate says, one by one. */
  readonly answers: readonly Recording[];
}

/** Several interviews at once, whose candidates come one after the other: what each costs, and whether a reply is late. */
export async function holdTogether(options: TogetherOptions): Promise<Together> {
  const idle = await settledUsage(options.agentPid);
  const candidates = await Promise.all(
    Array.from({ length: options.interviews }, () => RoomCandidate.signUp(options.addresses)),
  );
  const firstWordsMs = candidates.map(async (candidate, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * joinEveryMs));
    return candidate.practise();
  });
  const allThere = Promise.all(firstWordsMs).then(() => machineUse(options.agentPid));
  const conversations = candidates.map(async (candidate, index) => {
    await firstWordsMs[index];
    return converse(candidate, options.answers);
  });
  const use = Promise.all([allThere, Promise.race(conversations)]).then(([from]) => machineUse(options.agentPid, from));
  const spoken = await Promise.all(conversations);
  const full = usageOf(options.agentPid);
  const { machineCores, treeCores, ownCores } = await use;
  await Promise.all(candidates.map((candidate) => candidate.leave()));
  const turns = spoken.flat();
  const gaps = turns.filter(({ cutOff }) => !cutOff).map(({ gapMs }) => gapMs);
  return {
    n: options.interviews,
    gapMs: { p50: quantile(gaps, 0.5), p95: quantile(gaps, 0.95), slowest: quantile(gaps, 1), n: gaps.length },
    cutOffs: turns.length - gaps.length,
    gapsMs: spoken.map((own) => own.map(({ gapMs, cutOff }) => (cutOff ? null : Math.round(gapMs)))),
    firstWordsMs: (await Promise.all(firstWordsMs)).map(Math.round),
    firstWordMs: Math.round(Math.max(...(await Promise.all(firstWordsMs)))),
    machineCores,
    candidatesCores: ownCores,
    perInterview: {
      cpuCores: Number((treeCores / options.interviews).toFixed(3)),
      rssMb: Math.round((full.rssMb - idle.rssMb) / options.interviews),
    },
  };
}

async function converse(candidate: RoomCandidate, answers: readonly Recording[]) {
  await candidate.meter.untilQuiet();
  const asked = performance.now();
  await candidate.types('nurse');
  await candidate.meter.hears(asked);
  const turns: { gapMs: number; cutOff: boolean }[] = [];
  for (const answer of answers) {
    await candidate.meter.untilQuiet();
    turns.push(await candidate.asks(answer));
  }
  return turns;
}
