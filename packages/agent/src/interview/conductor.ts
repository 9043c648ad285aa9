import type { EndReason } from '@viva/api-client/internal';
import type { Choice, TypedAnswer } from '@viva/api-client/room';
import {
  type InterviewPlan,
  type Option,
  type PolicyEvent,
  type PolicyState,
  asksForLittle,
  currentQuestion,
  decide,
  feedbackView,
  hintView,
  keptAnswer,
  mayPause,
  patienceMs,
  tellsOfDanger,
  wantsToGoOn,
} from '@viva/interview';
import { type TurnReading, kindsOf } from '@viva/understanding';
import { Allowance } from './allowance.ts';
import type { Considered, ConductorOptions } from './conductorOptions.ts';
import { InterviewClock } from './interviewClock.ts';
import { type LastAnswer, type Whole, wholeOf } from './joining.ts';
import { Lines } from './lines.ts';
import { eventToBeginWith, stateToBeginWith, turnEvent } from './policyInput.ts';
import { Readings } from './readings.ts';
import type { CandidateTurn } from './ports.ts';
import { Reminders } from './reminders.ts';
import { showState } from './showing.ts';
import { TurnLog } from './turnLog.ts';
import { TypedAnswers } from './typedAnswers.ts';

/** What the first words of a turn are taken for may change with the next ones; from this confidence on it counts. */
const surely = 0.7;
/** Longest wait for the last turns to be stored before the session is ended, in milliseconds. */
const flushMs = 15_000;

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
  readonly #readings: Readings;
  readonly #clock: InterviewClock;
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
    this.#readings = new Readings(options.understand);
    this.#reminders = new Reminders(failed);
    this.#clock = new InterviewClock({
      context,
      by: this.#state.paused ? 'voice' : 'press',
      pauseOver: () => void this.goOn().catch(failed),
      timeOver: () => void this.full().catch(failed),
    });
    this.#show();
    // Made while the candidate still arrives.
    this.#prepare(this.#state, eventToBeginWith(context, this.#clock.nowMs));
    // Where the plan is being improved, its questions may change.
    if (!this.#improved) this.#preparePlan();
  }

  /** The candidate is there and hears: greets the first time, welcomes back after an absence; repeats are harmless. */
  ready(): Promise<void> {
    const wasPresent = this.#present;
    this.#present = true;
    if (this.#closing || (this.#begun && (wasPresent || this.#clock.pausedBy))) return Promise.resolve();
    if (this.#begun) return this.#decide(() => ({ type: 'returned', atMs: this.#clock.nowMs }));
    this.#begun = true;
    this.#clock.start();
    // A pause that an interviewer before this one began goes on.
    if (this.#clock.pausedBy) return Promise.resolve();
    return this.#decide(
      () => eventToBeginWith(this.#options.context, this.#clock.nowMs),
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

  /**
   * The candidate presses Pause: nothing is said, and the clock stands still. `take` gives what they were saying just then; it
   * is kept, and not replied to. @returns whether there can be a pause.
   */
  pause(take?: () => CandidateTurn | undefined): boolean {
    if (!this.#pausable || !this.#clock.pause('press')) return false;
    const turn = take?.();
    this.#clockChanged();
    this.#lines.hush();
    if (turn) this.#take(turn).catch(this.#options.failed);
    return true;
  }

  /** Ends a pause, by the candidate's wish or because it has lasted as long as it may. */
  goOn(): Promise<void> {
    const over = !this.#clock.hasPause;
    if (!this.#endPause() || !this.#present) return Promise.resolve();
    return this.#decide(() => ({ type: 'resumed', over, atMs: this.#clock.nowMs }));
  }

  /** Whether what is heard is kept from the candidate's answers and captions: they pressed Pause. */
  get deaf(): boolean {
    return this.#clock.pausedBy === 'press';
  }

  /** How long the pause may still last, in milliseconds; 0 while the clock runs. */
  get pauseLeftMs(): number {
    return this.#clock.pauseLeftMs;
  }

  /** Gives the hint for a question, once. @returns whether there is one. */
  hint(questionId: string): boolean {
    const view = this.#begun && !this.#closing && !this.#clock.pausedBy ? hintView(this.#state) : null;
    if (view?.questionId !== questionId || view.text !== undefined) return false;
    this.#decide(() => ({ type: 'hint', atMs: this.#clock.nowMs })).catch(this.#options.failed);
    return true;
  }

  /**
   * The candidate presses to try again, or to go on, after the feedback on their answer to a question. `take` gives what they were
   * saying just then: it is kept, and not replied to. @returns whether there is that choice.
   */
  choose({ questionId, again }: Choice, take?: () => CandidateTurn | undefined): boolean {
    const { failed } = this.#options;
    if (!this.#offersChoice(questionId) || this.#turnsWaiting > 0) return false;
    const turn = take?.();
    this.#reminders.breakSilence();
    this.#lines.hush();
    this.#enqueue(async () => {
      if (turn && !(await this.#keep(turn))) return;
      if (!this.#offersChoice(questionId)) return;
      this.#last = undefined;
      this.#speak(decide(this.#state, { type: 'choice', again, atMs: this.#clock.nowMs }));
    }).catch(failed);
    return true;
  }

  /** Keeps a turn without replying to it. @returns false where it tells of danger: then it is met as any other. */
  async #keep(turn: CandidateTurn): Promise<boolean> {
    const { failed } = this.#options;
    const reading = await this.#readings.of(turn.text, this.#state);
    const event = turnEvent(turn, reading, this.#clock.nowMs);
    if (tellsOfDanger(event)) {
      this.#turnsWaiting++;
      await this.#answer(turn, (storing) => void storing.catch(failed));
      return false;
    }
    const before = this.#state;
    this.#state = keptAnswer(before, event);
    this.#log.candidate(this.#log.reserve(), turn, before, this.#state, reading).catch(failed);
    return true;
  }

  #offersChoice(questionId: string): boolean {
    const open = this.#begun && !this.#closing && !this.#clock.pausedBy;
    return open && feedbackView(this.#state)?.questionId === questionId;
  }

  /** The candidate has finished a turn; settles when it is stored for good. */
  async said(turn: CandidateTurn): Promise<void> {
    if (!this.#begun || this.#closing) return this.#note(turn);
    if (this.deaf && !turn.typed && !(await this.#endsPause(turn))) return;
    this.#endPause();
    return this.#take(turn);
  }

  /** What is said in a pause that was pressed is kept nowhere. @returns whether it tells of danger, and must be met. */
  async #endsPause(turn: CandidateTurn): Promise<boolean> {
    if (wantsToGoOn(turn.text)) {
      await this.goOn();
      return false;
    }
    const reading = await this.#readings.of(turn.text, this.#state);
    return tellsOfDanger(turnEvent(turn, reading, this.#clock.nowMs));
  }

  async #take(turn: CandidateTurn): Promise<void> {
    this.#reminders.breakSilence();
    this.#turnsWaiting++;
    this.#lines.hush();
    const { promise: stored, resolve, reject } = Promise.withResolvers<void>();
    await this.#enqueue(() => this.#answer(turn, (storing) => void storing.then(resolve, reject)));
    return stored;
  }

  /**
   * The candidate pauses, and this may be the whole turn: the likeliest reply is made ready, so that its first sound costs
   * nothing. Nothing is decided, and nothing is said.
   */
  async consider(turn: CandidateTurn): Promise<Considered> {
    const { whole, before, reading } = await this.#whole(turn);
    const label = reading.confidence >= surely ? reading.label : undefined;
    if (!this.#begun || this.#closing) return { answered: false, label };
    const { move } = this.#prepare(before, turnEvent(whole, reading, this.#clock.nowMs));
    return { answered: move === 'ask' || move === 'coach', missed: move === 'ask-again', label };
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
    const { probes, answer } = this.#state;
    const begun = probes.length > 0 || answer.words > 0;
    return currentQuestion(this.#state) !== null && !begun && !this.littleExpected;
  }

  /** Whether pauses within an answer are to be waited out longer than usual. */
  get moreTime(): boolean {
    return this.#state.patience > 1;
  }

  /** Whether what was asked last is answered in a word or a sentence. */
  get littleExpected(): boolean {
    return asksForLittle(this.#state.prompt);
  }

  /** Says goodbye, unless it is being said: no more answers can be stored. */
  full(): Promise<void> {
    return this.#decide(() => ({ type: 'time', atMs: this.#clock.nowMs }));
  }

  /** Stops for good; nothing is said any more, but what is still {@link said} is stored. */
  stop(): void {
    this.#closing = true;
    this.#clock.stop();
    this.#reminders.breakSilence();
  }

  async #answer(turn: CandidateTurn, storing: (stored: Promise<void>) => void): Promise<void> {
    this.#turnsWaiting--;
    if (this.#closing) return storing(this.#note(turn));
    await this.#lines.silent();
    const { whole, before, reading, since } = await this.#whole(turn);
    this.#allowance.take(turn.text);
    const full = this.#allowance.used;
    // Goodbye follows the last answer that an interview may hold, as if its time were up.
    const event = turnEvent(whole, reading, full ? this.#options.context.maxMs : this.#clock.nowMs);
    const decided = decide(before, event);
    if (this.deaf && !decided.ends && !decided.next.help) {
      // What was being said when Pause was pressed: the question stays open, and is said again afterwards.
      const kept = keptAnswer(before, event);
      this.#state = kept;
      this.#show();
      return storing(this.#log.candidate(this.#log.reserve(), turn, before, kept, reading));
    }
    const n = decided.unstored ? undefined : this.#log.reserve();
    if (n !== undefined) storing(this.#log.candidate(n, turn, before, decided.next, reading, keptAs(decided, reading)));
    // The beginning of what tells of danger to a life is not kept either.
    else storing(since === undefined ? Promise.resolve() : this.#log.withdraw(since, before));
    this.#last = { before, turn: whole, n: n === undefined ? undefined : (since ?? n), reply: 'none' };
    const option = await this.#options.mind.word(decided, event);
    // Half of what was said gets no reply, save for danger; the next turn joins this one, or follows it.
    if (this.#turnsWaiting > 0 && !full && !option.ends && !option.next.help) this.#state = option.next;
    else this.#speak(option);
  }

  /** Stores a turn that is not replied to, with what it was taken for, save for what tells of danger to a life or was said after it. */
  async #note(turn: CandidateTurn): Promise<void> {
    if (this.#state.help) return;
    const reading = await this.#readings.of(turn.text, this.#state);
    if (tellsOfDanger(turnEvent(turn, reading, this.#clock.nowMs))) return;
    return this.#log.candidate(this.#log.reserve(), turn, this.#state, this.#state, reading);
  }

  /** Makes the likeliest reply ready, and tells what it is. */
  #prepare(state: PolicyState, event: PolicyEvent): Option {
    const likeliest = decide(state, event);
    this.#options.speaker.prepare?.(likeliest.say);
    return likeliest;
  }

  /** Has the questions that are still to come made ready. */
  #preparePlan(): void {
    const { plan, index } = this.#state;
    this.#options.speaker.prepareLater?.((plan?.questions ?? []).slice(index).map(({ text }) => text));
  }

  async #whole(turn: CandidateTurn): Promise<Whole> {
    const alone = await this.#readings.of(turn.text, this.#state);
    return wholeOf(this.#last, turn, alone, this.#state, this.#readings);
  }

  #decide(eventNow: () => PolicyEvent, first?: () => Promise<void>): Promise<void> {
    this.#reminders.breakSilence();
    return this.#enqueue(async () => {
      await first?.();
      const event = eventNow();
      if (this.deaf) return;
      const outdated = () =>
        this.#closing || this.#turnsWaiting > 0 || (event.type === 'silence' && this.#userSpeaking);
      if (outdated()) return;
      this.#last = undefined;
      this.#speak(decide(this.#state, event));
    });
  }

  async #takeImproved(): Promise<void> {
    const plan = await this.#improved;
    if (!plan) return;
    this.#state = { ...this.#state, plan };
    this.#preparePlan();
  }

  #enqueue(work: () => Promise<void>): Promise<void> {
    const done = this.#events.then(work);
    this.#events = done.catch(this.#options.failed);
    return done;
  }

  #speak(option: Option): void {
    const planned = option.next.plan !== this.#state.plan;
    this.#state = option.next;
    if (planned) this.#preparePlan();
    if (option.ends || option.next.help) this.#endPause();
    this.#show();
    // It was being decided when Pause was pressed: it is said when the interview goes on.
    if (this.deaf) return;
    if (option.pauses && this.#clock.pause('voice', this.#askedMs)) this.#clockChanged();
    if (option.ends) this.stop();
    // What is said while help is on the screen tells of the danger: it is kept nowhere, and neither is the state.
    const n = option.next.help ? undefined : this.#log.reserve();
    const last = this.#last;
    if (last) last.reply = 'sounding';
    this.#lines.say(option, (result) => {
      if (last) last.reply = result;
      if (n !== undefined) this.#log.line(n, option, result).catch(this.#options.failed);
      if (option.ends) this.#end(option.endReason ?? 'completed').catch(this.#options.failed);
      else this.#awaitSpeech();
    });
  }

  #show(): void {
    showState(this.#options.screen, this.#state);
    this.#options.screen.clock(this.#clock.shown(this.#pausable));
  }

  get #pausable(): boolean {
    return this.#begun && !this.#closing && mayPause(this.#state);
  }

  /** How long a pause the candidate asked for, in milliseconds; undefined when they did not say. */
  get #askedMs(): number | undefined {
    return this.#state.waitMinutes > 0 ? this.#state.waitMinutes * 60_000 : undefined;
  }

  /** @returns whether there was one. */
  #endPause(): boolean {
    if (!this.#clock.goOn()) return false;
    // What can't be stopped again must not be said to have stopped.
    if (!this.#clock.hasPause) this.#state = { ...this.#state, pausable: false };
    this.#clockChanged();
    return true;
  }

  /** The clock stands still or runs again: the screen and the service are told. */
  #clockChanged(): void {
    this.#reminders.breakSilence();
    this.#show();
    this.#options.turns.pause(() => this.#clock.told()).catch(this.#options.failed);
  }

  #awaitSpeech(): void {
    this.#reminders.breakSilence();
    if (
      this.#clock.pausedBy ||
      !this.#begun ||
      this.#closing ||
      this.#userSpeaking ||
      this.#lines.sounding ||
      !this.#present
    )
      return;
    const silentMs = patienceMs(this.#state);
    this.#reminders.onSilence(silentMs, () =>
      this.#decide(() => ({ type: 'silence', silentMs, atMs: this.#clock.nowMs })),
    );
  }

  async #end(reason: EndReason): Promise<void> {
    this.#options.screen.phase('ended');
    await this.#log.flush(flushMs);
    this.#options.ended(reason);
  }
}

/** What a turn is kept as; undefined: what it was taken for. */
const keptAs = ({ keptAs: only, kept }: Option, reading: TurnReading): readonly string[] | undefined =>
  only ?? (kept && [...new Set([...kindsOf(reading), ...kept])]);
