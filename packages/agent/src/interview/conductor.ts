import type { EndReason, SessionContext } from '@viva/api-client/internal';
import type { TypedAnswer } from '@viva/api-client/room';
import {
  type Option,
  type PolicyEvent,
  type PolicyState,
  currentQuestion,
  patienceMs,
  phaseOf,
  policyStateSchema,
  propose,
  questionView,
  startPolicy,
  topicOf,
} from '@viva/interview';
import { type LastAnswer, goesOn, join } from './joining.ts';
import type { CandidateTurn, Mind, Screen, Speaker, SpokenResult, TurnSink } from './ports.ts';
import { TurnLog } from './turnLog.ts';

/** How far past its time an interview may run before the interviewer breaks in, in milliseconds. */
const overtimeMs = 20_000;
/** Longest wait for the last turns to be stored before the session is ended, in milliseconds. */
const flushMs = 15_000;
/** Longest wait for a line that was broken off to fall silent, in milliseconds. */
const hushMs = 2_000;

const typedText = { name: 'typed', approximate: false, fillers: false };

/** What a conductor works with. */
export interface ConductorOptions {
  readonly context: SessionContext;
  readonly speaker: Speaker;
  readonly screen: Screen;
  readonly mind: Mind;
  readonly turns: TurnSink;
  /** Called once, when goodbye has been said and stored. */
  readonly ended: (reason: EndReason) => void;
  /** Something went wrong that the interview survives. */
  readonly failed: (error: unknown) => void;
}

/**
 * Leads one interview: gives what happens to the policy, one event after the other, says what the policy decides, and
 * hands every finished turn on to be stored. Knows nothing of sound, rooms or HTTP.
 */
export class Conductor {
  readonly #options: ConductorOptions;
  readonly #log: TurnLog;
  readonly #typed = new Map<string, Promise<void>>();
  #state: PolicyState;
  #begun = false;
  #closing = false;
  #present = true;
  #userSpeaking = false;
  #last: LastAnswer | undefined;
  #speaking: Promise<void> = Promise.resolve();
  #linesBeingSaid = 0;
  /** Events are handled in their order; so many of the candidate's turns wait. */
  #events: Promise<void> = Promise.resolve();
  #turnsWaiting = 0;
  #silenceTimer: NodeJS.Timeout | undefined;
  #overtimeTimer: NodeJS.Timeout | undefined;

  constructor(options: ConductorOptions) {
    this.#options = options;
    const { context } = options;
    // A state of another version can't be gone on with; what was said stays stored.
    const stored = policyStateSchema.safeParse(context.checkpoint);
    this.#state = stored.success ? stored.data : startPolicy({ seed: context.seed, maxMs: context.maxMs });
    this.#log = new TurnLog(options.turns, context);
    this.#show();
  }

  /** The candidate is there and hears: greets the first time, welcomes back after an absence; repeats are harmless. */
  ready(): Promise<void> {
    const wasPresent = this.#present;
    this.#present = true;
    if (this.#closing || (this.#begun && wasPresent)) return Promise.resolve();
    if (this.#begun) return this.#decide(() => ({ type: 'returned', atMs: this.#now() }));
    this.#begun = true;
    const leftMs = this.#options.context.maxMs - this.#now() + overtimeMs;
    const overtime = () => this.#decide(() => ({ type: 'time', atMs: this.#now() }));
    this.#overtimeTimer = setTimeout(() => void overtime().catch(this.#options.failed), Math.max(leftMs, overtimeMs));
    return this.#decide(() => this.#firstEvent());
  }

  /** The candidate has left the room, perhaps for a moment. */
  away(): void {
    this.#present = false;
    clearTimeout(this.#silenceTimer);
  }

  /** The candidate has begun (or ceased) to speak or type; silence is measured from when they cease. */
  userSpeaking(speaking: boolean): void {
    this.#userSpeaking = speaking;
    this.#armSilence();
  }

  /** The candidate has finished a turn; settles when it is stored for good. */
  async said(turn: CandidateTurn): Promise<void> {
    if (!this.#begun || this.#closing) return this.#log.candidate(turn, this.#state, this.#state);
    clearTimeout(this.#silenceTimer);
    this.#turnsWaiting++;
    this.#options.speaker.hush();
    const { promise: stored, resolve, reject } = Promise.withResolvers<void>();
    await this.#enqueue(() => this.#answer(turn, (storing) => void storing.then(resolve, reject)));
    return stored;
  }

  /** The candidate has typed an answer; settles when it is stored for good. The same id is taken once. */
  typed({ id, text }: TypedAnswer): Promise<void> {
    const taken = this.#typed.get(id);
    if (taken) return taken;
    const now = Date.now();
    const turn = { text, startedAt: now, endedAt: now, typed: true, recogniser: typedText };
    const storing = this.#storedBefore(text) ? Promise.resolve() : this.#begin().then(() => this.said(turn));
    this.#typed.set(id, storing);
    storing.catch(() => this.#typed.delete(id));
    return storing;
  }

  /** Whether a story was asked for that the candidate hasn't begun. */
  get storyExpected(): boolean {
    return currentQuestion(this.#state) !== null && this.#state.probes.length === 0 && this.#state.answer.words === 0;
  }

  /** Stops for good; nothing is said any more, but what is still {@link said} is stored. */
  stop(): void {
    this.#closing = true;
    clearTimeout(this.#silenceTimer);
    clearTimeout(this.#overtimeTimer);
  }

  /** Typing says as plainly as sound that the candidate is there. */
  async #begin(): Promise<void> {
    if (!this.#begun) await this.ready();
  }

  /** An answer that another interviewer stored just before it died, and that the browser sends again. */
  #storedBefore(text: string): boolean {
    const last = this.#options.context.turns.findLast((turn) => turn.speaker === 'user');
    return this.#typed.size === 0 && last?.typed === true && last.text === text;
  }

  async #answer(turn: CandidateTurn, storing: (stored: Promise<void>) => void): Promise<void> {
    this.#turnsWaiting--;
    if (this.#closing) return storing(this.#log.candidate(turn, this.#state, this.#state));
    await within(this.#speaking, hushMs);
    const last = goesOn(this.#last, turn) ? this.#last : undefined;
    const whole = last ? join(last.turn, turn) : turn;
    const before = last?.before ?? this.#state;
    const event: PolicyEvent = {
      type: 'said',
      text: whole.text,
      atMs: this.#now(),
      speakingMs: whole.typed ? 0 : Math.max(0, whole.endedAt - whole.startedAt),
      approximate: whole.recogniser?.approximate ?? false,
      typed: whole.typed,
    };
    const proposal = propose(before, event);
    storing(this.#log.candidate(turn, before, proposal.options[0].next));
    this.#last = { before, turn: whole, reply: 'none' };
    const option = await this.#options.mind.choose(before, event, proposal);
    // Nobody replies to half of what was said; the next turn joins this one, or follows it.
    if (this.#turnsWaiting > 0) this.#state = option.next;
    else this.#speak(option);
  }

  #decide(eventNow: () => PolicyEvent): Promise<void> {
    clearTimeout(this.#silenceTimer);
    return this.#enqueue(async () => {
      const event = eventNow();
      const outdated = () =>
        this.#closing || this.#turnsWaiting > 0 || (event.type === 'silence' && this.#userSpeaking);
      if (outdated()) return;
      const option = await this.#options.mind.choose(this.#state, event, propose(this.#state, event));
      if (outdated()) return;
      this.#last = undefined;
      this.#speak(option);
    });
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#events.then(work);
    this.#events = done.catch(this.#options.failed);
    return done;
  }

  #speak(option: Option): void {
    this.#state = option.next;
    this.#show();
    if (option.ends) this.stop();
    const n = this.#log.reserve();
    const last = this.#last;
    if (last) last.reply = 'sounding';
    const line = this.#options.speaker.say(option.say, { interruptible: !option.ends });
    this.#linesBeingSaid++;
    this.#speaking = line.finished
      .catch((error: unknown): SpokenResult => {
        this.#options.failed(error);
        return { text: option.say, interrupted: true, startedAt: undefined, endedAt: Date.now() };
      })
      .then((result) => {
        this.#linesBeingSaid--;
        if (last) last.reply = result;
        this.#log.line(n, option, result).catch(this.#options.failed);
        if (option.ends) this.#end(option.endReason ?? 'completed').catch(this.#options.failed);
        else this.#armSilence();
      });
  }

  /** What to begin with; after a crash the last answer gives the topic, unless its words are a guess. */
  #firstEvent(): PolicyEvent {
    const { turns } = this.#options.context;
    if (turns.length === 0) return { type: 'ready', atMs: this.#now() };
    const last = turns.findLast((turn) => turn.speaker === 'user');
    const topic = last && !last.recogniser?.approximate ? topicOf(last.text) : null;
    return { type: 'recovered', atMs: this.#now(), ...(topic ? { lastTopic: topic } : {}) };
  }

  #show(): void {
    this.#options.screen.question(questionView(this.#state));
    const phase = phaseOf(this.#state);
    // The policy's last word is not yet said.
    this.#options.screen.phase(phase === 'ended' ? 'closing' : phase);
  }

  #armSilence(): void {
    clearTimeout(this.#silenceTimer);
    if (!this.#begun || this.#closing || this.#userSpeaking || this.#linesBeingSaid > 0 || !this.#present) return;
    const silentMs = patienceMs(this.#state);
    const nudge = () => this.#decide(() => ({ type: 'silence', silentMs, atMs: this.#now() }));
    this.#silenceTimer = setTimeout(() => void nudge().catch(this.#options.failed), silentMs);
  }

  async #end(reason: EndReason): Promise<void> {
    this.#options.screen.phase('ended');
    await this.#log.flush(flushMs);
    this.#options.ended(reason);
  }

  #now(): number {
    return this.#log.sinceStart(Date.now());
  }
}

/** Waits for something, but not for ever. */
async function within(work: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
