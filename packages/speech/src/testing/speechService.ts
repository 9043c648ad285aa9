import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TurnReading } from '@viva/understanding';
import type { SpeechEngines } from '../service/engines.ts';
import type { Spoken } from '../service/protocol.ts';
import { SpeechServer } from '../service/server.ts';
import { numberEars } from './spokenNumbers.ts';

/** Makes a clause's sound: as many samples as it has letters, at 16 kHz. */
export const letterVoice = async (text: string): Promise<Spoken> => ({
  sampleRate: 16_000,
  samples: new Int16Array(text.length).fill(1_000),
});

/** What a {@link SpeechService} hears and speaks with. */
export interface ServiceOptions {
  readonly decode?: Parameters<typeof numberEars>[0];
  readonly speak?: (text: string) => Promise<Spoken>;
  /** Without ears or voice, as on a machine without models. */
  readonly lacks?: 'ears' | 'voice';
  readonly linesFolder?: string;
  /** Understands turns; without it the service does not. */
  readonly readTurn?: (text: string, asked: string, judged?: boolean) => Promise<TurnReading>;
}

/** A real speech service in this process, whose ears hear numbers and whose voice makes up a sound. */
export class SpeechService {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'viva-service-'));
  readonly address =
    process.platform === 'win32' ? `\\\\.\\pipe\\${path.basename(this.#folder)}` : path.join(this.#folder, 'socket');
  #server: SpeechServer | undefined;

  /** Starts it, or starts another one in its place. */
  async start({ decode, speak = letterVoice, lacks, linesFolder, readTurn }: ServiceOptions = {}): Promise<this> {
    const engines: SpeechEngines = {
      ears: lacks === 'ears' ? undefined : { name: 'numbers', ...numberEars(decode) },
      voice: lacks === 'voice' ? undefined : { name: 'letters', sampleRate: 16_000, speak },
      understanding: readTurn && { name: 'test', readTurn },
      atOnce: { ears: 1, voice: 1 },
      close: () => Promise.resolve(),
    };
    this.#server = new SpeechServer(engines, linesFolder === undefined ? {} : { folder: linesFolder });
    await this.#server.listen(this.address);
    return this;
  }

  /** Ends it as if its process had died: every connection is lost. */
  async die(): Promise<void> {
    await this.#server?.close();
    this.#server = undefined;
  }

  async stop(): Promise<void> {
    await this.die();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
