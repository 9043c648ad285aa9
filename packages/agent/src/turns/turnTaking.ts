import type { voice } from '@livekit/agents';
import type { HeardUtterance } from '../ears/earsStt.ts';
import { Hearing } from '../interview/hearing.ts';
import type { CandidateTurn } from '../interview/ports.ts';
import { looksUnfinished, wordsOf } from '@viva/interview';
import { type Endpointing, isSentencePause, patienceAt, assumedPauseMs, storyWords } from './patience.ts';
import { TellingTurnDetector } from './turnDetector.ts';

/** Decides, pause by pause, how long the session waits before it takes the turn as finished. */
export class TurnTaking {
  readonly detector: TellingTurnDetector;
  readonly #hearing = new Hearing();
  readonly #storyExpected: () => boolean;
  #session: Pick<voice.AgentSession, 'updateOptions'> | undefined;
  #probability: number | undefined;
  #longestPauseMs = 0;
  #lastEndedAt: number | undefined;
  /** The last utterance of this or of an earlier turn, when it ended a thought. */
  #fullStopAt: number | undefined;
  /** Undefined until an answer has shown it. */
  #sentencePauseMs: number | undefined;

  constructor(
    storyExpected: () => boolean,
    makeDetector = (onPrediction: (probability: number) => void) => new TellingTurnDetector(onPrediction),
  ) {
    this.#storyExpected = storyExpected;
    this.detector = makeDetector((probability) => {
      this.#probability = probability;
      this.#adapt();
    });
  }

  /** How patient to be just now. */
  get endpointing(): Endpointing {
    return patienceAt({
      probability: this.#probability,
      text: this.#hearing.text,
      approximate: this.#hearing.approximate,
      storyExpected: this.#storyExpected(),
      longestPauseMs: this.#longestPauseMs,
      sentencePauseMs: this.#sentencePauseMs ?? assumedPauseMs,
    });
  }

  /** From now on this session follows. */
  attach(session: Pick<voice.AgentSession, 'updateOptions'>): void {
    this.#session = session;
  }

  /** Takes an utterance, before the session gets its text. */
  heard(utterance: HeardUtterance): void {
    if (this.#lastEndedAt !== undefined) {
      this.#longestPauseMs = Math.max(this.#longestPauseMs, utterance.startedAt - this.#lastEndedAt);
    }
    this.#lastEndedAt = utterance.endedAt;
    this.#learn(utterance);
    this.#hearing.add(utterance);
    this.#fullStopAt = looksUnfinished(this.#hearing.text) ? undefined : utterance.endedAt;
    this.#adapt();
  }

  /** The finished turn; what is heard from now on belongs to the next one. */
  take(): CandidateTurn | undefined {
    const turn = this.#hearing.take();
    // A whole answer without such a pause: this person makes none.
    if (turn && wordsOf(turn.text).length >= storyWords) this.#sentencePauseMs ??= 0;
    this.#probability = undefined;
    this.#lastEndedAt = undefined;
    this.#longestPauseMs = 0;
    this.#adapt();
    return turn;
  }

  /** Who goes on this soon was not at the end, even where the turn had been taken for finished. */
  #learn({ startedAt }: HeardUtterance): void {
    if (this.#fullStopAt === undefined) return;
    const pauseMs = startedAt - this.#fullStopAt;
    if (isSentencePause(pauseMs)) this.#sentencePauseMs = Math.max(this.#sentencePauseMs ?? 0, pauseMs);
  }

  #adapt(): void {
    this.#session?.updateOptions({ turnHandling: { endpointing: this.endpointing } });
  }
}
