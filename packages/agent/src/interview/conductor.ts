import type { EndReason, SessionContext, Turn } from '@viva/api-client/internal';
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
import type { CandidateTurn, Mind, Screen, Speaker, SpokenResult, TurnSink } from './ports.ts';

/** A reply broken off this soon after its first sound was a reply to an unfinished answer, in milliseconds. */
const cutOffWithinMs = 1_500;
/** How far past its time an interview may run before the interviewer breaks in, in milliseconds. */
const overtimeMs = 20_000;
/** Longest wait for the last turns to be stored before the session is ended, in milliseconds. */
const flushMs = 15_000;

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
}

/** The answer that the last reply was to; kept so that a cut-off answer can be joined with its rest. */
interface LastAnswer {
  readonly before: PolicyState;
  readonly turn: CandidateTurn;
  /** Whether a reply to it was begun at all. */
  replied: boolean;
  reply: SpokenResult | undefined;
}

/**
 * Leads one interview: gives what happens to the policy, says what the policy decides, and hands every finished turn
 * on to be stored. Knows nothing of sound, rooms or HTTP.
 */
export class Conductor {
  readonly #options: ConductorOptions;
  #state: PolicyState;
  #nextTurn: number;
  #begun = false;
  #closing = false;
  #recovering: boolean;
  #last: LastAnswer | undefined;
  #speaking: Promise<void> = Promise.resolve();
  #linesBeingSaid = 0;
  #userSpeaking = false;
  #present = true;
  /** Grows with every event, so that a decision that took too long can see that it is out of date. */
  #generation = 0;
  readonly #typed = new Set<string>();
  #silenceTimer: NodeJS.Timeout | undefined;
  #overtimeTimer: NodeJS.Timeout | undefined;

  constructor(options: ConductorOptions) {
    this.#options = options;
    const { context } = options;
    const stored = context.checkpoint === null ? undefined : policyStateSchema.parse(context.checkpoint);
    this.#state = stored ?? startPolicy({ seed: context.seed, maxMs: context.maxMs });
    this.#nextTurn = Math.max(-1, ...context.turns.map((turn) => turn.n)) + 1;
    this.#recovering = context.turns.length > 0;
    this.#show();
  }

  /** The candidate is there and hears: greets the first time, welcomes back after an absence; repeats are harmless. */
  async ready(): Promise<void> {
    const wasPresent = this.#present;
    this.#present = true;
    if (this.#closing || (this.#begun && wasPresent)) return;
    if (!this.#begun) {
      this.#begun = true;
      const leftMs = this.#options.context.maxMs - this.#now() + overtimeMs;
      this.#overtimeTimer = setTimeout(() => void this.#overtime(), Math.max(leftMs, overtimeMs));
      await this.#decide(this.#recovering ? this.#recovered() : { type: 'ready', atMs: this.#now() });
    } else await this.#decide({ type: 'returned', atMs: this.#now() });
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

  /** The candidate has finished a turn. */
  async said(turn: CandidateTurn): Promise<void> {
    if (!this.#begun || this.#closing) return;
    const generation = ++this.#generation;
    clearTimeout(this.#silenceTimer);
    this.#options.speaker.hush();
    await this.#speaking;
    const cutOff = this.#cutOffAnswer(turn);
    const joined = cutOff ? join(cutOff.turn, turn) : turn;
    const before = cutOff?.before ?? this.#state;
    const event: PolicyEvent = {
      type: 'said',
      text: joined.text,
      atMs: this.#now(),
      speakingMs: joined.typed ? 0 : Math.max(0, joined.endedAt - joined.startedAt),
      approximate: joined.recogniser?.approximate ?? false,
      typed: joined.typed,
    };
    const proposal = propose(before, event);
    this.#last = { before, turn: joined, replied: false, reply: undefined };
    this.#store({ ...this.#turnOf(turn), ...questionId(before) }, proposal.options[0].next);
    const option = await this.#options.mind.choose(before, event, proposal);
    if (generation === this.#generation) this.#speak(option);
  }

  /** The candidate has typed an answer; one that came before is not taken again. */
  async typed({ id, text }: TypedAnswer): Promise<void> {
    if (this.#typed.has(id)) return;
    this.#typed.add(id);
    const now = Date.now();
    await this.said({ text, startedAt: now, endedAt: now, typed: true, recogniser: typedText });
  }

  /** Whether a story was asked for that the candidate hasn't begun. */
  get storyExpected(): boolean {
    return currentQuestion(this.#state) !== null && this.#state.probes.length === 0 && this.#state.answer.words === 0;
  }

  /** Stops for good; nothing is said any more. */
  stop(): void {
    this.#closing = true;
    this.#generation++;
    clearTimeout(this.#silenceTimer);
    clearTimeout(this.#overtimeTimer);
  }

  async #decide(event: PolicyEvent): Promise<void> {
    const generation = ++this.#generation;
    clearTimeout(this.#silenceTimer);
    const proposal = propose(this.#state, event);
    const option = await this.#options.mind.choose(this.#state, event, proposal);
    if (generation === this.#generation) this.#speak(option);
  }

  #speak(option: Option): void {
    this.#state = option.next;
    this.#show();
    if (option.ends) this.#closing = true;
    const n = this.#nextTurn++;
    const last = this.#last;
    if (last) last.replied = true;
    const line = this.#options.speaker.say(option.say, { interruptible: !option.ends });
    this.#linesBeingSaid++;
    this.#speaking = line.finished.then((result) => {
      this.#linesBeingSaid--;
      if (last && last === this.#last) last.reply = result;
      this.#storeLine(n, option, result);
      if (option.ends) void this.#end(option.endReason ?? 'completed');
      else this.#armSilence();
    });
  }

  /** The unfinished answer that this turn goes on with: the reply to it was not begun, or broken off at its beginning. */
  #cutOffAnswer(turn: CandidateTurn): LastAnswer | undefined {
    const last = this.#last;
    if (!last || turn.typed || last.turn.typed) return undefined;
    if (!last.replied) return last;
    if (!last.reply?.interrupted) return undefined;
    const { startedAt, endedAt } = last.reply;
    return startedAt === undefined || endedAt - startedAt < cutOffWithinMs ? last : undefined;
  }

  #storeLine(n: number, option: Option, result: SpokenResult): void {
    const startedAt = result.startedAt ?? result.endedAt;
    this.#store(
      {
        n,
        speaker: 'agent',
        text: result.text,
        startMs: this.#sinceStart(startedAt),
        endMs: this.#sinceStart(result.endedAt),
        move: option.move,
        ...(option.questionId ? { questionId: option.questionId } : {}),
        ...(result.interrupted ? { interrupted: true } : {}),
      },
      option.next,
    );
  }

  #turnOf(turn: CandidateTurn): Turn {
    return {
      n: this.#nextTurn++,
      speaker: 'user',
      text: turn.text,
      startMs: this.#sinceStart(turn.startedAt),
      endMs: this.#sinceStart(turn.endedAt),
      ...(turn.words
        ? {
            words: turn.words.map((word) => ({
              text: word.text,
              startMs: this.#sinceStart(word.startMs),
              endMs: this.#sinceStart(word.endMs),
            })),
          }
        : {}),
      ...(turn.recogniser ? { recogniser: turn.recogniser } : {}),
      ...(turn.typed ? { typed: true } : {}),
    };
  }

  #store(turn: Turn, checkpoint: PolicyState): void {
    this.#options.turns.put({ turn, checkpoint });
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
    this.#silenceTimer = setTimeout(
      () => void this.#decide({ type: 'silence', silentMs, atMs: this.#now() }),
      silentMs,
    );
  }

  /** What to say after a crash: the last answer gives the topic, unless its words are a guess. */
  #recovered(): PolicyEvent {
    const last = this.#options.context.turns.findLast((turn) => turn.speaker === 'user');
    const topic = last && !last.recogniser?.approximate ? topicOf(last.text) : null;
    return { type: 'recovered', atMs: this.#now(), ...(topic ? { lastTopic: topic } : {}) };
  }

  async #overtime(): Promise<void> {
    if (this.#closing) return;
    await this.#decide({ type: 'time', atMs: this.#now() });
  }

  async #end(reason: EndReason): Promise<void> {
    this.stop();
    this.#options.screen.phase('ended');
    await this.#options.turns.flush(flushMs);
    this.#options.ended(reason);
  }

  #now(): number {
    return this.#sinceStart(Date.now());
  }

  #sinceStart(epochMs: number): number {
    return Math.max(0, Math.round(epochMs - this.#options.context.startedAt));
  }
}

function join(first: CandidateTurn, second: CandidateTurn): CandidateTurn {
  return {
    ...second,
    text: `${first.text} ${second.text}`,
    startedAt: first.startedAt,
    words: [...(first.words ?? []), ...(second.words ?? [])],
  };
}

function questionId(state: PolicyState): { questionId?: string } {
  const question = questionView(state);
  return question ? { questionId: question.id } : {};
}
