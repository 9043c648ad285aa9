/** Speech of less is a cough or a "mhm": the interviewer goes on. Milliseconds. */
const leastSpeechMs = 400;
/** How often it is looked whether a line has begun to sound while the candidate speaks, in milliseconds. */
const lookEveryMs = 50;
/** After so much silence without words, what sounded like speech was none: the interviewer goes on. Milliseconds. */
const noWordsMs = 1_500;

/** What people say to show that they listen; it takes no turn. */
const assent = /^(?:(?:m+[-\s]*h*m+|u+h+[-\s]*h+u+h+|yeah|ok|okay|right|sure|i see|got it)\P{L}*)+$/iu;

/** The interviewer's sound, as far as an interruption needs it. */
export interface Interruptible {
  /** Whether a line sounds that may be broken off. */
  readonly interruptible: boolean;
  pause(): void;
  resume(): void;
  /** Breaks the line off. */
  hush(): void;
}

/**
 * Lets the candidate interrupt: the interviewer falls silent when somebody speaks, gives up the line when there are
 * words, and goes on with it where there were none.
 */
export class Interruption {
  readonly #speaker: Interruptible;
  #timer: NodeJS.Timeout | undefined;
  #paused = false;

  constructor(speaker: Interruptible) {
    this.#speaker = speaker;
  }

  /** The candidate speaks. */
  started(): void {
    clearTimeout(this.#timer);
    if (this.#paused) return;
    this.#timer = setTimeout(() => this.#pause(), leastSpeechMs);
  }

  /** The candidate is silent. */
  ended(): void {
    clearTimeout(this.#timer);
    if (this.#paused) this.#timer = setTimeout(() => this.#goOn(), noWordsMs);
  }

  /** There were words. Tells whether they are meant as a turn: an "mm-hmm" while the interviewer speaks is none. */
  heard(text: string): boolean {
    const listens = assent.test(text) && (this.#paused || this.#speaker.interruptible);
    if (!this.#paused) return !listens;
    clearTimeout(this.#timer);
    if (!listens) this.#speaker.hush();
    this.#goOn();
    return !listens;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** A line may begin to sound when the candidate has already gone on speaking. */
  #pause(): void {
    if (!this.#speaker.interruptible) {
      this.#timer = setTimeout(() => this.#pause(), lookEveryMs);
      return;
    }
    this.#paused = true;
    this.#speaker.pause();
  }

  #goOn(): void {
    this.#paused = false;
    this.#speaker.resume();
  }
}
