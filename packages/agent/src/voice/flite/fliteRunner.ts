import { InferenceRunner } from '@livekit/agents';
import { FliteService } from './sharedFlite.ts';

/** Loaded by the worker's inference process (see {@link FliteService}). */
export default class FliteRunner extends InferenceRunner {
  readonly #service = new FliteService();

  override async initialize(): Promise<void> {
    // Loads the voice, so that the first greeting doesn't wait for it.
    await this.#service.run({ text: 'Hello.', voice: process.env.FLITE_VOICE ?? 'slt' });
  }

  override run(data: unknown): Promise<unknown> {
    return this.#service.run(data);
  }

  override close(): Promise<void> {
    return this.#service.close();
  }
}
