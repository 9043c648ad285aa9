import type { LevelSource } from '@viva/ui';
import { loudnessOf } from '../audio/loudness.ts';
import helloUrl from './hello.wav';
import type { Playing } from './ports.ts';

/** Length of a WAV file's header, and of the stretches that a level is measured in, in milliseconds. */
const headerBytes = 44;
const stretchMs = 40;

/** Plays "Hello. If you can hear this, your sound works." through a speaker; empty: the browser's own choice. */
export function playTestSound(speakerId: string): Playing {
  const element = new Audio(helloUrl);
  let levels: readonly number[] = [];
  void measure(helloUrl).then(
    (measured) => (levels = measured),
    // It sounds all the same, only the bars are still.
    () => undefined,
  );
  const ended = new Promise<void>((resolve, reject) => {
    element.onended = () => resolve();
    element.onerror = () => reject(new Error('The test sound could not be loaded.'));
  });
  return {
    levels: following(element, () => levels),
    done: Promise.all([start(element, speakerId), ended]).then(() => undefined),
    stop: () => element.pause(),
  };
}

async function start(element: HTMLAudioElement, speakerId: string): Promise<void> {
  if (speakerId !== '' && 'setSinkId' in element) await element.setSinkId(speakerId);
  await element.play();
}

/** The level at the place that is played just now. */
function following(element: HTMLAudioElement, levels: () => readonly number[]): LevelSource {
  return {
    subscribe: (onLevels) => {
      const timer = setInterval(() => {
        onLevels([levels()[Math.floor((element.currentTime * 1_000) / stretchMs)] ?? 0]);
      }, stretchMs);
      return () => clearInterval(timer);
    },
  };
}

/** Levels of the file's sound, one for each stretch. It is mono, 16 bit, as our own file is. */
async function measure(url: string): Promise<number[]> {
  const bytes = await (await fetch(url)).arrayBuffer();
  const sampleRate = new DataView(bytes).getUint32(24, true);
  const samples = Float32Array.from(new Int16Array(bytes.slice(headerBytes)), (sample) => sample / 32_768);
  const perStretch = Math.round((sampleRate * stretchMs) / 1_000);
  return Array.from({ length: Math.ceil(samples.length / perStretch) }, (_, n) =>
    loudnessOf(samples.subarray(n * perStretch, (n + 1) * perStretch)),
  );
}
