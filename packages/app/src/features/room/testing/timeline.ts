import type { CloseCause } from '../core/connection.ts';
import type { TranscriptSegment } from '../core/transcript.ts';
import { type RoomScript, type ScriptStep, wordMs } from './script.ts';
import { type ScriptedWorld, telling } from './world.ts';

/** One thing that happens, `atMs` milliseconds after the first joining. */
export type Moment = { readonly atMs: number } & (
  | { readonly kind: 'world'; readonly change: (world: ScriptedWorld) => ScriptedWorld }
  | { readonly kind: 'segment'; readonly segment: Omit<TranscriptSegment, 'firstReceivedTime'> }
  | { readonly kind: 'closed'; readonly cause: CloseCause }
);

type Turn = Extract<ScriptStep, { text: string }>;

const isTurn = (step: ScriptStep): step is Turn => 'text' in step;
const wordsOf = ({ text }: Turn): string[] => text.split(/\s+/).filter(Boolean);
const lengthOf = (step: ScriptStep): number => (isTurn(step) ? wordsOf(step).length * wordMs : 0);

/** A script's steps with the moments at which they begin. */
function placed({ steps }: RoomScript): { step: ScriptStep; atMs: number; n: number }[] {
  let endMs = 0;
  return steps.map((step, n) => {
    const atMs = endMs + (step.afterMs ?? 0);
    endMs = atMs + lengthOf(step);
    return { step, atMs, n };
  });
}

/** Everything that happens, in its order. */
export function timelineOf(script: RoomScript): Moment[] {
  return placed(script).flatMap(({ step, atMs, n }) => (isTurn(step) ? turn(step, atMs, n) : [momentFor(step, atMs)]));
}

/**
 * When a marked step begins, in milliseconds after the first joining.
 * @throws {Error} when no step has the mark.
 */
export function momentOf(script: RoomScript, mark: string): number {
  const found = placed(script).find(({ step }) => step.mark === mark);
  if (!found) throw new Error(`No step is marked ${mark}.`);
  return found.atMs;
}

/** When the last step has ended, in milliseconds after the first joining. */
export function endOf(script: RoomScript): number {
  const last = placed(script).at(-1);
  return last ? last.atMs + lengthOf(last.step) : 0;
}

function turn(step: Turn, atMs: number, n: number): Moment[] {
  const by = step.step === 'interviewer-says' ? 'agent' : 'user';
  const words = wordsOf(step);
  const endMs = atMs + lengthOf(step);
  const caption = (count: number, final: boolean) => ({
    kind: 'segment' as const,
    atMs: atMs + count * wordMs,
    segment: { id: `${by}-${n}`, type: by, text: words.slice(0, count).join(' '), final } as const,
  });
  const says = (world: ScriptedWorld, state: 'speaking' | 'listening') =>
    by === 'agent' ? telling(world, { state }) : world;
  return [
    { kind: 'world', atMs, change: (world) => ({ ...says(world, 'speaking'), speech: { by, sinceMs: atMs } }) },
    ...words.slice(1).map((_, index) => caption(index + 1, false)),
    caption(words.length, true),
    { kind: 'world', atMs: endMs, change: (world) => ({ ...says(world, 'listening'), speech: null }) },
  ];
}

function momentFor(step: Exclude<ScriptStep, Turn>, atMs: number): Moment {
  if (step.step === 'closed') return { kind: 'closed', atMs, cause: step.cause };
  return { kind: 'world', atMs, change: (world) => changed(world, step, atMs) };
}

function changed(
  world: ScriptedWorld,
  step: Exclude<ScriptStep, Turn | { step: 'closed' }>,
  atMs: number,
): ScriptedWorld {
  switch (step.step) {
    case 'interviewer-joins':
      return telling({ ...world, interviewer: newcomer(atMs) }, { state: 'initializing' });
    case 'interviewer-leaves':
      return { ...world, interviewer: null, speech: null };
    case 'state':
      return telling(world, { state: step.state });
    case 'question':
      return telling(world, {
        question: step.question,
        progress: { answered: step.question.n - 1, of: step.question.of },
        hint: { questionId: step.question.id },
      });
    case 'feedback':
      return telling(world, { feedback: step.feedback });
    case 'paused':
      return { ...world, pause: step.by && { by: step.by, atMs } };
    case 'phase':
      return telling(world, { phase: step.phase });
    case 'ears':
      return telling(world, { ears: step.ears });
    case 'help':
      return telling(world, { help: step.help });
    case 'notice':
      return telling(world, { notice: step.code && { code: step.code, atMs } });
    case 'reconnecting':
      return { ...world, link: 'reconnecting' };
    case 'reconnected':
      return { ...world, link: 'connected' };
    case 'microphone':
      return { ...world, microphone: step.failure };
    case 'pause':
      return world;
  }
}

/** Another one each time, as the session has to tell them apart. */
const newcomer = (atMs: number) => ({ identity: `interviewer-${atMs}`, attributes: {}, audible: true });
