import { inference } from '@livekit/agents';

/**
 * LiveKit's audio turn detector, on this machine, which also tells each prediction before it is used, so that the
 * endpointing can follow it.
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
      void prediction.await.then((event) => {
        // A prediction that was called off resolves with exactly nothing.
        if (event.endOfTurnProbability > 0) this.#onPrediction(event.endOfTurnProbability);
      });
      return prediction;
    };
    return stream;
  }
}
