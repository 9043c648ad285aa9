import type { EndReason, SessionContext } from '@viva/api-client/internal';
import type { TypedAnswer } from '@viva/api-client/room';
import {
  type InterviewPlan,
  type Option,
  type PolicyEvent,
  type PolicyState,
  currentQuestion,
  patienceMs,
  phaseOf,
  propose,
  questionView,
} from '@viva/interview';
import { Allowance } from './allowance.ts';
import { type LastAnswer, goesOn, join } from './joining.ts';
import { Lines } from './lines.ts';
import { eventToBeginWith, stateToBeginWith, turnEvent } from './policyInput.ts';
import type { CandidateTurn, Mind, Planner, Screen, Speaker, TurnSink } from './ports.ts';
import { Reminders } from './reminders.ts';
import { TurnLog } from './turnLog.ts';
import { TypedAnswers } from './typedAnswers.ts';

/** How far past its time an interview may run before the interviewer breaks in, in milliseconds. */
const overtimeMs = 20_000;
/** Longest wait for the last turns to be stored before the session is ended, in milliseconds. */
const flushMs = 15_000;

/** What a conductor works with. */
export interface ConductorOptions {
  readonly context: SessionContext;
  readonly speaker: Speaker;
  readonly screen: Screen;
  readonly mind: Mind;
  /** Without one, the built-in plan is used as it is. */
  readonly planner?: Planner;
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
  readonly #lines: Lines;
  readonly #typed: TypedAnswers;
  readonly #reminders: Reminders;
  readonly #allowance: Allowance;
  #state: PolicyState;
  /** Under way from the start, so that it is there when the candidate is. */
  readonly #improved: Promise<InterviewPlan> | undefined;
  #begun = false;
  #closing = false;
  #present = true;
  #userSpeaking = false;
  #last: LastAnswer | undefined;
  /** Events are handled in their order; so many of the candidate's turns wait. */
  #events: Promise<void> = Promise.resolve();
  #turnsWaiting = 0;

  constructor(options: ConductorOptions) {
    this.#options = options;
    const { context, failed } = options;
    this.#state = stateToBeginWith(context);
    const { step, plan } = this.#state;
    this.#improved = step === 'start' && plan ? options.planner?.improve(plan) : undefined;
    this.#log = new TurnLog(options.turns, context);
    this.#lines = new Lines(options.speaker, failed);
    this.#typed = new TypedAnswers(context);
    this.#allowance = new Allowance(context);
    this.#reminders = new Reminders(failed);
    this.#show();
  }

  /** The candidate is there and hears: greets the first time, welcomes back after an absence; repeats are harmless. */
  ready(): Promise<void> {
    const wasPresent = this.#present;
    this.#present = true;
    if (this.#closing || (this.#begun && wasPresent)) return Promise.resolve();
    if (this.#begun) return this.#decide(() => ({ type: 'returned', atMs: this.#now() }));
    this.#begun = true;
    const { context } = this.#options;
    const leftMs = context.maxMs - this.#now() + overtimeMs;
    const overtime = () => this.#decide(() => ({ type: 'time', atMs: this.#now() }));
    this.#reminders.onOvertime(Math.max(leftMs, overtimeMs), overtime);
    return this.#decide(
      () => eventToBeginWith(context, this.#now()),
      () => this.#takeImproved(),
    );
  }

  /** The candidate has left the room, perhaps for a moment. */
  away(): void {
    this.#present = false;
    this.#reminders.breakSilence();
  }

  /** The candidate has begun (or ceased) to speak or type; silence is measured from when they cease. */
  userSpeaking(speaking: boolean): void {
    this.#userSpeaking = speaking;
    this.#awaitSpeech();
  }

  /** The candidate has finished a turn; settles when it is stored for good. */
  async said(turn: CandidateTurn): Promise<void> {
    if (!this.#begun || this.#closing) return this.#log.candidate(turn, this.#state, this.#state);
    this.#reminders.breakSilence();
    this.#turnsWaiting++;
    this.#lines.hush();
    const { promise: stored, resolve, reject } = Promise.withResolvers<void>();
    await this.#enqueue(() => this.#answer(turn, (storing) => void storing.then(resolve, reject)));
    return stored;
  }

  /** The candidate has typed an answer; settles when it is stored for good. The same id is taken once. */
  typed(answer: TypedAnswer): Promise<void> {
    return this.#typed.take(answer, async (turn) => {
      // Typing says as plainly as sound that the candidate is there.
      if (!this.#begun) await this.ready();
      return this.said(turn);
    });
  }

  /** Whether a story was asked for that the candidate hasn't begun. */
  get storyExpected(): boolean {
    return currentQuestion(this.#state) !== null && this.#state.probes.length === 0 && this.#state.answer.words === 0;
  }

  /** Says goodbye, unless it is being said: no more answers can be stored. */
  full(): Promise<void> {
    return this.#decide(() => ({ type: 'time', atMs: this.#now() }));
  }

  /** Stops for good; nothing is said any more, but what is still {@link said} is stored. */
  stop(): void {
    this.#closing = true;
    this.#reminders.stop();
  }

  async #answer(turn: CandidateTurn, storing: (stored: Promise<void>) => void): Promise<void> {
    this.#turnsWaiting--;
    if (this.#closing) return storing(this.#log.candidate(turn, this.#state, this.#state));
    await this.#lines.silent();
    const last = goesOn(this.#last, turn) ? this.#last : undefined;
    const whole = last ? join(last.turn, turn) : turn;
    const before = last?.before ?? this.#state;
    this.#allowance.take(turn.text);
    const full = this.#allowance.used;
    // Goodbye follows the last answer that an interview may hold, as if its time were up.
    const event = turnEvent(whole, full ? this.#options.context.maxMs : this.#now());
    const proposal = propose(before, event);
    storing(this.#log.candidate(turn, before, proposal.options[0].next));
    this.#last = { before, turn: whole, reply: 'none' };
    const option = await this.#options.mind.choose(before, event, proposal);
    // Nobody replies to half of what was said; the next turn joins this one, or follows it.
    if (this.#turnsWaiting > 0 && !full) this.#state = option.next;
    else this.#speak(option);
  }

  #decide(eventNow: () => PolicyEvent, first?: () => Promise<void>): Promise<void> {
    this.#reminders.breakSilence();
    return this.#enqueue(async () => {
      await first?.();
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

  async #takeImproved(): Promise<void> {
    const plan = await this.#improved;
    if (plan) this.#state = { ...this.#state, plan };
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
    this.#lines.say(option, (result) => {
      if (last) last.reply = result;
      this.#log.line(n, option, result).catch(this.#options.failed);
      if (option.ends) this.#end(option.endReason ?? 'completed').catch(this.#options.failed);
      else this.#awaitSpeech();
    });
  }

  #show(): void {
    this.#options.screen.question(questionView(this.#state));
    const phase = phaseOf(this.#state);
    // The policy's last word is not yet said.
    this.#options.screen.phase(phase === 'ended' ? 'closing' : phase);
  }

  #awaitSpeech(): void {
    this.#reminders.breakSilence();
    if (!this.#begun || this.#closing || this.#userSpeaking || this.#lines.sounding || !this.#present) return;
    const silentMs = patienceMs(this.#state);
    this.#reminders.onSilence(silentMs, () => this.#decide(() => ({ type: 'silence', silentMs, atMs: this.#now() })));
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
