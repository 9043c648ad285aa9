import { existsSync } from 'node:fs';
import path from 'node:path';
import { type tts } from '@livekit/agents';
import type { Notice } from '@viva/api-client/room';
import type { AgentConfig } from './config.ts';
import { BrowserEars } from './ears/browserEars.ts';
import { DeepgramRecogniser } from './ears/deepgramRecogniser.ts';
import { PocketSphinx } from './ears/pocketsphinx/pocketSphinx.ts';
import type { Recogniser } from './ears/recogniser.ts';
import type { Mind, Planner } from './interview/ports.ts';
import { log } from './log.ts';
import { builtInMind } from './mind/builtInMind.ts';
import { type ModelMindEvents, modelMind } from './mind/modelMind.ts';
import { modelPlanner } from './mind/modelPlanner.ts';
import { openAiChat } from './openAi/chat.ts';
import { openAiSpeech } from './openAi/speech.ts';
import { OpenAiTranscription } from './openAi/transcription.ts';
import { type FliteTts } from './voice/flite/fliteTts.ts';
import { ResilientTts } from './voice/resilientTts.ts';

/** Voice, ears and mind of one process, as configured. */
export interface Engines {
  readonly voice: tts.TTS;
  readonly browser: BrowserEars;
  /** In the order of preference. */
  readonly recognisers: readonly Recogniser[];
  readonly mind: Mind;
  /** Only with a configured chat model. */
  readonly planner?: Planner;
  /** Settles when every built-in engine that is asked first is loaded. */
  readonly ready: Promise<unknown>;
}

/** Told when an engine failed and another one took over. */
export type OnFallback = (notice: Notice['code'], error: unknown) => void;

/** Makes the engines that the configuration names, with the built-in ones behind them; `flite` is the built-in voice. */
export function createEngines(config: AgentConfig, flite: FliteTts, onFallback: OnFallback): Engines {
  const browser = new BrowserEars();
  const configured = configuredEars(config);
  const builtIn = builtInEars(config);
  return {
    voice: config.TTS_BASE_URL ? endpointVoice(config, config.TTS_BASE_URL, flite, onFallback) : flite,
    browser,
    recognisers: [...configured, browser, ...(builtIn ? [builtIn] : [])],
    ...(config.LLM_BASE_URL ? chatMind(config, config.LLM_BASE_URL, onFallback) : { mind: builtInMind }),
    // Behind configured ears the built-in ones are hardly ever needed: they are loaded with the first sound they get.
    ready: Promise.resolve(configured.length === 0 && builtIn?.load()).catch((error: unknown) =>
      onFallback('ears-typing', error),
    ),
  };
}

function endpointVoice(config: AgentConfig, baseUrl: string, flite: FliteTts, onFallback: OnFallback): tts.TTS {
  const endpoint = openAiSpeech({
    baseUrl,
    apiKey: config.TTS_API_KEY,
    model: config.TTS_MODEL,
    voice: config.TTS_VOICE,
  });
  return new ResilientTts(endpoint, flite, { fellBack: (error) => onFallback('voice-fallback', error) });
}

function configuredEars(config: AgentConfig): Recogniser[] {
  const ears: Recogniser[] = [];
  if (config.DEEPGRAM_API_KEY) {
    ears.push(new DeepgramRecogniser({ apiKey: config.DEEPGRAM_API_KEY, baseUrl: config.DEEPGRAM_BASE_URL }));
  }
  if (config.STT_BASE_URL) {
    ears.push(
      new OpenAiTranscription({
        baseUrl: config.STT_BASE_URL,
        apiKey: config.STT_API_KEY,
        model: config.STT_MODEL,
      }),
    );
  }
  return ears;
}

function builtInEars(config: AgentConfig): PocketSphinx | undefined {
  const model = config.POCKETSPHINX_MODEL;
  return existsSync(path.join(model, 'en-us.lm.bin')) ? new PocketSphinx(model) : undefined;
}

function chatMind(config: AgentConfig, baseUrl: string, onFallback: OnFallback): Pick<Engines, 'mind' | 'planner'> {
  const model = openAiChat({ baseUrl, apiKey: config.LLM_API_KEY, model: config.LLM_MODEL });
  const events: ModelMindEvents = {
    fellBack: (error) => onFallback('mind-fallback', error),
    refused: () => log.warn('the chat model chose or said what the policy does not allow; built-in words were used'),
  };
  return { mind: modelMind(model, events), planner: modelPlanner(model, events) };
}
