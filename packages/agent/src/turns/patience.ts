import { inference } from '@livekit/agents';
import { looksUnfinished } from '@viva/interview';

/** How long silence must last before a turn counts as finished, in milliseconds. */
export interface Endpointing {
  readonly minDelay: number;
  readonly maxDelay: number;
}

/** The detector finds that the answer is over: its own default threshold for English. */
const endLikely = 0.36;

/**
 * How patient to be at a pause. `probability` is the audio detector's, that the turn is over; `text` is what was said.
 * The delays count from the last sound; they were found with `npm run bench:voice`, which prints latency and cut-offs.
 */
export function patienceAt(probability: number | undefined, text: string): Endpointing {
  const unfinished = looksUnfinished(text);
  if (unfinished) return { minDelay: 3_000, maxDelay: 3_500 };
  if (probability === undefined || probability >= endLikely) return { minDelay: 300, maxDelay: 1_500 };
  return { minDelay: 300, maxDelay: probability < endLikely / 2 ? 2_800 : 1_500 };
}

/**
 * LiveKit's audio turn detector, in this process, which also tells each prediction before it is used, so that the
 * delay can follow it.
 */
export class TellingTurnDetector extends inference.TurnDetector {
  readonly #onPrediction: (probability: number) => void;

  constructor(onPrediction: (probability: number) => void) {
    super({ version: 'v1-mini' });
    this.#onPrediction = onPrediction;
  }

  override stream(...args: Parameters<inference.TurnDetector['stream']>): ReturnType<inference.TurnDetector['stream']> {
    const stream = super.stream(...args);
    const predict = stream.predict.bind(stream);
    stream.predict = () => {
      const prediction = predict();
      void prediction.await.then((event) => this.#onPrediction(event.endOfTurnProbability));
      return prediction;
    };
    return stream;
  }
}
