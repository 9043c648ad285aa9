import { looksUnfinished, wordsOf } from '@viva/interview';
import type { HeardUtterance } from '../ears/listener.ts';
import type { Considered } from '../interview/conductorOptions.ts';
import { Hearing } from '../interview/hearing.ts';
import type { CandidateTurn } from '../interview/ports.ts';
import { assumedPauseMs, isSentencePause, patienceAt, storyWords } from './patience.ts';

/** What {@link TurnTaking} goes by, and tells. */
export interface TurnTakingOptions {
  /** Whether a story was asked for that was not begun yet. */
  readonly storyExpected: () => boolean;
  /** Whether a word or a sentence was asked for. */
  readonly littleExpected: () => boolean;
  /** Whether the candidate asked for more time to think, or was interrupted. */
  readonly moreTime: () => boolean;
  /** How likely the sound says that the turn is over, 0 to 1; undefined when it can't be told. */
  readonly predict: () => Promise<number | undefined>;
  /** The candidate pauses, and has said this so far in the turn: the reply to it can be made ready. */
  readonly paused: (turn: CandidateTurn) => Promise<Considered>;
  /** There was a sound without words: it is part of no turn. */
  readonly nothing: () => void;
  /** A pause could not be considered; it is waited for as if nothing was known. */
  readonly failed: (error: unknown) => void;
  /** The turn is over: {@link TurnTaking.take} has it. */
  readonly over: () => void;
}

/** Decides, pause by pause, when the candidate's turn is over: when silence has lasted longer than patience reaches. */
export class TurnTaking {
  readonly #options: TurnTakingOptions;
  readonly #hearing = new Hearing();
  #speaking = false;
  /** Utterances whose words are not known yet. */
  #unheard = 0;
  #probability: number | undefined;
  #predictions = 0;
  /** What is known of some words of this turn. */
  #considered: (Considered & { readonly text: string }) | undefined;
  #longestPauseMs = 0;
  #lastEndedAt: number | undefined;
  /** When a whole thought of this or of an earlier turn ended last. */
  #fullStopAt: number | undefined;
  /** Undefined until an answer has shown it. */
  #sentencePauseMs: number | undefined;
  #silence: NodeJS.Timeout | undefined;

  constructor(options: TurnTakingOptions) {
    this.#options = options;
  }

  /** What was said in this turn so far. */
  get text(): string {
    return this.#hearing.text;
  }

  /** How long silence must last just now, in milliseconds. */
  get patienceMs(): number {
    return patienceAt({
      probability: this.#probability,
      text: this.#hearing.text,
      label: this.#known?.label,
      storyExpected: this.#options.storyExpected(),
      littleExpected: this.#options.littleExpected(),
      answered: this.#known?.answered ?? false,
      missed: this.#known?.missed ?? false,
      longestPauseMs: this.#longestPauseMs,
      sentencePauseMs: this.#sentencePauseMs ?? assumedPauseMs,
      moreTime: this.#options.moreTime(),
    });
  }

  /** The candidate speaks since `at` (epoch milliseconds). */
  started(at: number): void {
    clearTimeout(this.#silence);
    this.#speaking = true;
    this.#probability = undefined;
    this.#predictions++;
    if (this.#lastEndedAt !== undefined) {
      this.#longestPauseMs = Math.max(this.#longestPauseMs, at - this.#lastEndedAt);
    }
    this.#learn(at);
  }

  /** The candidate has been silent since `at`; what was said is {@link heard} soon. */
  ended(at: number): void {
    this.#speaking = false;
    this.#lastEndedAt = at;
    this.#unheard++;
    const asked = ++this.#predictions;
    void this.#options.predict().then((probability) => {
      if (asked !== this.#predictions) return;
      this.#probability = probability;
      this.#wait();
    });
  }

  /** What was said is known; undefined when nothing could be made out. */
  heard(utterance: HeardUtterance | undefined): void {
    this.#unheard = Math.max(0, this.#unheard - 1);
    if (utterance) {
      this.#hearing.add(utterance);
      // Words that come once more is being said may be of that, too: they tell nothing of this pause.
      this.#fullStopAt = this.#speaking || looksUnfinished(this.#hearing.text) ? undefined : utterance.endedAt;
    }
    const { turn } = this.#hearing;
    if (!turn && !this.#speaking && this.#unheard === 0) {
      this.#lastEndedAt = undefined;
      this.#longestPauseMs = 0;
      this.#options.nothing();
    }
    if (turn && !this.#speaking && this.#unheard === 0) this.#consider(turn);
    this.#wait();
  }

  /** The finished turn; what is heard from now on belongs to the next one. */
  take(): CandidateTurn | undefined {
    clearTimeout(this.#silence);
    const turn = this.#hearing.take();
    // A whole answer without such a pause: this person makes none.
    if (turn && wordsOf(turn.text).length >= storyWords) this.#sentencePauseMs ??= 0;
    this.#probability = undefined;
    this.#considered = undefined;
    this.#lastEndedAt = undefined;
    this.#longestPauseMs = 0;
    return turn;
  }

  stop(): void {
    clearTimeout(this.#silence);
  }

  /** What is known of just these words. */
  get #known(): Considered | undefined {
    return this.#considered?.text === this.#hearing.text ? this.#considered : undefined;
  }

  #consider(turn: CandidateTurn): void {
    const { text } = this.#hearing;
    this.#options.paused(turn).then(
      (considered) => {
        // Late, and of other words.
        if (text !== this.#hearing.text) return;
        this.#considered = { ...considered, text };
        this.#wait();
      },
      (error: unknown) => this.#options.failed(error),
    );
  }

  /** Who goes on this soon was not at the end, even where the turn had been taken for finished. */
  #learn(at: number): void {
    if (this.#fullStopAt === undefined) return;
    const pauseMs = at - this.#fullStopAt;
    if (isSentencePause(pauseMs)) this.#sentencePauseMs = Math.max(this.#sentencePauseMs ?? 0, pauseMs);
  }

  #wait(): void {
    clearTimeout(this.#silence);
    if (this.#speaking || this.#unheard > 0 || this.#lastEndedAt === undefined || !this.#hearing.turn) return;
    const leftMs = this.#lastEndedAt + this.patienceMs - Date.now();
    this.#silence = setTimeout(() => this.#options.over(), Math.max(0, leftMs));
  }
}
