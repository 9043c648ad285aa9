import { initializeLogger } from '@livekit/agents';
import { parseConfig } from '../../packages/agent/src/config.ts';
import { openVoiceActivity, type VoiceActivity } from '../../packages/agent/src/ears/listener.ts';
import { type Engines, createEngines } from '../../packages/agent/src/engines.ts';
import { SpeechClient, SpeechProcess, findModels } from '../../packages/speech/src/index.ts';
import { takeEnvFile } from '../lib/envFile.mjs';
import { SpeechError } from './speechError.ts';

/** Longest that the built-in models may take to load, in milliseconds; half a second to three are usual. */
const loadMs = 60_000;

/** The engines of this configuration, in a process that holds no interview. */
export interface OpenEngines extends Pick<Engines, 'voice' | 'recognisers'> {
  /** The configured voice's name. */
  readonly voiceName: string;
  readonly openVoiceActivity: () => VoiceActivity;
  /** What failed so far, in sentences: another engine took over. */
  readonly failures: string[];
  close(): Promise<void>;
}

/**
 * Opens ears and voice as an interview has them: the environment and `.env` say which.
 * @throws {SpeechError} when the built-in models can't be loaded
 */
export async function openEngines(wanted: { ears?: boolean; voice?: boolean }): Promise<OpenEngines> {
  takeEnvFile();
  // These commands need no room, but its keys are the one thing that has no default.
  const config = parseConfig({ ...process.env, LIVEKIT_API_KEY: 'unused', LIVEKIT_API_SECRET: 'unused' });
  initializeLogger({ pretty: false, level: 'fatal' });
  const choice = {
    ears: wanted.ears ? config.EARS_MODEL : '',
    voice: wanted.voice ? config.VOICE_MODEL : '',
    style: config.VOICE,
  };
  const found = findModels(choice);
  const process_ = new SpeechProcess(choice);
  const client = new SpeechClient(process_.address);
  const failures: string[] = [];
  if (found.ears || found.voice) {
    process_.start();
    try {
      await client.ready(loadMs);
    } catch {
      process_.stop();
      throw new SpeechError('The built-in models could not be loaded. npm run setup fetches them anew.');
    }
  }
  const engines = createEngines({ ...config, EARS_MODEL: choice.ears, VOICE_MODEL: choice.voice }, client, (_, error) =>
    failures.push(`The voice failed, and another one spoke: ${messageOf(error)}.`),
  );
  return {
    voice: engines.voice,
    voiceName: config.TTS_BASE_URL ? `${config.TTS_MODEL} (${config.TTS_VOICE})` : engines.voice.model,
    recognisers: engines.recognisers,
    openVoiceActivity,
    failures,
    close: async () => {
      await engines.voice.close();
      client.close();
      process_.stop();
    },
  };
}

/** An error in words, without the full stop. */
export const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
