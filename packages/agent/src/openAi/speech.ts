import { AudioByteStream } from '@livekit/agents';
import type { AudioFrame } from '@livekit/rtc-node';
import type { SpeechEndpoint } from '../voice/resilientTts.ts';
import { type OpenAiEndpoint, openAiClient } from './client.ts';

/** Raw PCM comes at this rate, Hz, whatever the model. */
const pcmRate = 24_000;

/** An OpenAI-compatible speech endpoint: sound as it is made, mono, 16 bit, 24 kHz. */
export function openAiSpeech(endpoint: OpenAiEndpoint & { readonly voice: string }): SpeechEndpoint {
  const client = openAiClient(endpoint);
  return {
    model: endpoint.model,
    sampleRate: pcmRate,
    async *speak(text: string, signal: AbortSignal): AsyncGenerator<AudioFrame> {
      const response = await client.audio.speech.create(
        { model: endpoint.model, voice: endpoint.voice, input: text, response_format: 'pcm' },
        { signal },
      );
      const frames = new AudioByteStream(pcmRate, 1, pcmRate / 50);
      for await (const chunk of response.body ?? []) yield* frames.write(Uint8Array.from(chunk).buffer);
      yield* frames.flush();
    },
  };
}
