import { decide, isJudged, patienceMs, questionView } from '../../packages/interview/src/index.ts';
import type { PolicyEvent, PolicyState, RecordTurn } from '../../packages/interview/src/index.ts';
import { type Understanding, kindsOf } from '../../packages/understanding/src/index.ts';
import type { Clock } from './clock.ts';

/** What an interview is held with. */
export interface Talk {
  readonly answers: AsyncIterable<string>;
  readonly clock: Clock;
  readonly understanding: Understanding;
  /** Shows what the interviewer says, and then waits for an answer unless it was the goodbye. */
  readonly say: (text: string, ends: boolean) => void;
}

/** An interview that is over. */
export interface Held {
  readonly state: PolicyState;
  readonly turns: readonly RecordTurn[];
  /** The candidate left before the goodbye. */
  readonly left: boolean;
}

/** Longer answers are cut, as in a room. */
const longestAnswer = 5_000;

/** Holds an interview from the greeting to the goodbye, or until there are no more answers. */
export async function hold(start: PolicyState, { answers, clock, say, understanding }: Talk): Promise<Held> {
  const turns: RecordTurn[] = [];
  let state = start;
  const reply = (event: PolicyEvent): boolean => {
    const option = decide(state, event);
    state = option.next;
    // Of what tells of danger to a life nothing is kept.
    if (option.unstored) turns.pop();
    const startMs = clock.now();
    say(option.say, option.ends);
    clock.said('agent', option.say);
    const about = option.questionId === undefined ? {} : { questionId: option.questionId };
    turns.push({
      n: turns.length,
      speaker: 'agent',
      ...about,
      text: option.say,
      startMs,
      endMs: clock.now(),
      move: option.move,
    });
    return option.ends;
  };
  reply({ type: 'ready', atMs: clock.now() });
  let askedAtMs = clock.now();
  for await (const line of answers) {
    const text = line.trim().slice(0, longestAnswer);
    const ended = text === '' ? silence() : await answer(text);
    if (ended) return { state, turns, left: false };
    askedAtMs = clock.now();
  }
  return { state, turns, left: true };

  function silence(): boolean {
    const silentMs = patienceMs(state);
    clock.silent(silentMs);
    return reply({ type: 'silence', silentMs, atMs: clock.now() });
  }

  async function answer(text: string): Promise<boolean> {
    clock.said('user', text);
    const reading = await understanding.readTurn(text, state.prompt, isJudged(state, text));
    const kinds = kindsOf(reading);
    const question = questionView(state);
    const about = question ? { questionId: question.id } : {};
    const endMs = clock.now();
    turns.push({ n: turns.length, speaker: 'user', ...about, text, startMs: askedAtMs, endMs, typed: true, kinds });
    return reply({ type: 'said', text, atMs: endMs, speakingMs: 0, approximate: false, typed: true, reading });
  }
}
