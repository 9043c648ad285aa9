import { type APIConnectOptions, shortuuid, tts } from '@livekit/agents';
import type { LocalVoice } from './localVoice.ts';

/** A {@link LocalVoice} as LiveKit Agents takes it. */
export class LocalTts extends tts.TTS {
  override label = 'viva.LocalTts';
  readonly voice: LocalVoice;

  constructor(voice: LocalVoice) {
    super(voice.sampleRate, 1, { streaming: false });
    this.voice = voice;
  }

  override get model(): string {
    return this.voice.model;
  }

  override get provider(): string {
    return 'built-in';
  }

  override synthesize(text: string, connOptions?: APIConnectOptions, abortSignal?: AbortSignal): tts.ChunkedStream {
    return new LocalStream(this, text, connOptions, abortSignal);
  }

  override stream(): tts.SynthesizeStream {
    throw new Error('lines are spoken one by one: use synthesize()');
  }

  override async close(): Promise<void> {
    await this.voice.close();
  }
}

class LocalStream extends tts.ChunkedStream {
  override label = 'viva.LocalStream';
  readonly #voice: LocalVoice;

  constructor(owner: LocalTts, text: string, connOptions?: APIConnectOptions, abortSignal?: AbortSignal) {
    super(text, owner, connOptions, abortSignal);
    this.#voice = owner.voice;
  }

  protected override async run(): Promise<void> {
    const id = shortuuid('line_');
    for await (const frame of this.#voice.frames(this.inputText, this.abortSignal)) {
      if (this.abortSignal.aborted) return;
      this.queue.put({ requestId: id, segmentId: id, frame, final: false });
    }
  }
}
