import type { EndReason, PutPause, PutTurn, SessionContext } from '@viva/api-client/internal';
import type {
  ClockAttribute,
  HelpStage,
  FeedbackAttribute,
  HintAttribute,
  InterviewPhase,
  Progress,
  QuestionAttribute,
} from '@viva/api-client/room';
import { vi } from 'vitest';
import { Conductor } from '../interview/conductor.ts';
import type { CandidateTurn, Planner, Speaker, SpokenResult } from '../interview/ports.ts';
import { builtInMind } from '../mind/builtInMind.ts';
import { readingAs, understandBy } from './understand.ts';

export const startedAt = 1_000_000;
export const maxMs = 20 * 60_000;

/** A mouth whose lines end when the test says so. */
class FakeSpeaker implements Speaker {
  readonly lines: {
    text: string;
    interruptible: boolean;
    finish: (result?: Partial<SpokenResult>) => Promise<void>;
  }[] = [];
  /** What may be said next, and later on. */
  readonly prepared: string[] = [];
  later: readonly string[] = [];

  prepare(text: string): void {
    this.prepared.push(text);
  }

  prepareLater(texts: readonly string[]): void {
    this.later = texts;
  }

  say(text: string, options: { interruptible: boolean }) {
    const { promise, resolve } = Promise.withResolvers<SpokenResult>();
    const begun = Date.now();
    this.lines.push({
      text,
      interruptible: options.interruptible,
      finish: async (result = {}) => {
        resolve({ text, interrupted: false, startedAt: begun, endedAt: Date.now(), ...result });
        await vi.advanceTimersByTimeAsync(0);
      },
    });
    return { finished: promise };
  }

  /** Like a real mouth, it falls silent in the middle of the line. */
  hush(): void {
    void this.lines.at(-1)?.finish({ text: '', interrupted: true });
  }

  get last() {
    const line = this.lines.at(-1);
    if (!line) throw new Error('nothing was said');
    return line;
  }
}

/** A conductor of a new interview, with all that it says, stores and shows. */
export function conduct(context: Partial<SessionContext> = {}, planner?: Planner) {
  const speaker = new FakeSpeaker();
  const stored: PutTurn[] = [];
  const withdrawn: number[] = [];
  const questions: (QuestionAttribute | null)[] = [];
  const phases: InterviewPhase[] = [];
  const helps: (HelpStage | null)[] = [];
  const clocks: ClockAttribute[] = [];
  const progresses: (Progress | null)[] = [];
  const hints: (HintAttribute | null)[] = [];
  const feedbacks: (FeedbackAttribute | null)[] = [];
  const paused: (() => PutPause)[] = [];
  const ended: EndReason[] = [];
  /** What each turn was read as a reply to. */
  const repliedTo: string[] = [];
  const conductor = new Conductor({
    context: {
      sessionId: 's1',
      roomId: 'room-0001',
      kind: 'practice',
      status: 'open',
      candidateIdentity: 'u1',
      seed: 'seed',
      startedAt,
      maxMs,
      pausedMs: 0,
      pauseMs: null,
      turns: [],
      checkpoint: null,
      record: false,
      accommodations: [],
      ...context,
    },
    speaker,
    mind: builtInMind,
    understand: (text, asked) => {
      repliedTo.push(asked);
      return understand(text);
    },
    ...(planner ? { planner } : {}),
    screen: {
      question: (question) => questions.push(question),
      phase: (phase) => phases.push(phase),
      help: (help) => helps.push(help),
      clock: (clock) => clocks.push(clock),
      progress: (progress) => progresses.push(progress),
      hint: (hint) => hints.push(hint),
      feedback: (feedback) => feedbacks.push(feedback),
    },
    turns: {
      put: (turn) => {
        stored.push(turn);
        return Promise.resolve();
      },
      withdraw: (n) => {
        withdrawn.push(n);
        stored.splice(0, stored.length, ...stored.filter(({ turn }) => turn.n < n));
        return Promise.resolve();
      },
      pause: (told) => {
        paused.push(told);
        return Promise.resolve();
      },
      flush: () => Promise.resolve(),
    },
    failed: (error) => {
      throw error;
    },
    ended: (reason) => ended.push(reason),
  });
  return {
    ...{ conductor, speaker, stored, withdrawn, questions, phases, helps, ended },
    ...{ clocks, progresses, hints, feedbacks, paused, repliedTo },
  };
}

/** A turn that was spoken, and ends now. */
export function spoken(text: string, seconds = 20): CandidateTurn {
  return { text, startedAt: Date.now() - seconds * 1_000, endedAt: Date.now(), typed: false, recogniser };
}

const recogniser = { name: 'test', approximate: false, fillers: true };
/** An answer with all that can be asked for. */
export const fullAnswer =
  'When our checkout was slow last year I measured every query, found one that took four seconds and added an index, ' +
  'and as a result the page became three times as fast and orders went up by twelve percent within a month.';

const understand = understandBy({
  'cutting me off': { ...readingAs('complaint'), complaint: { about: 'rushed', confidence: 0.95 } },
  [fullAnswer]: readingAs('answer', [
    ['situation', 'When our checkout was slow last year'],
    ['action', 'I measured every query'],
    ['decision', 'found one that took four seconds and added an index'],
    ['result', 'the page became three times as fast'],
    ['lesson', 'orders went up by twelve percent within a month'],
  ]),
  'I want to stop': readingAs('stop'),
  'Can you repeat': readingAs('repeat'),
  'Skip this': readingAs('skip'),
  'Can we pause': readingAs('wait'),
  'go on.': readingAs('skip'),
  'Go on, please': { ...readingAs('skip'), choice: [{ label: 'on', confidence: 0.95 }] },
  'try that again': { ...readingAs('redo'), choice: [{ label: 'again', confidence: 0.95 }] },
  'won’t be around': { ...readingAs('distress'), danger: 0.98 },
});

/** Leads to the first question, which has been said. */
export async function untilFirstQuestion(it: ReturnType<typeof conduct>) {
  await it.conductor.ready();
  await it.speaker.last.finish();
  await it.conductor.said(spoken('I am practising for a software engineer role', 3));
  await it.speaker.last.finish();
}
