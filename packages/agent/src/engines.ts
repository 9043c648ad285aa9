import type { tts } from '@livekit/agents';
import type { Notice } from '@viva/api-client/room';
import { type SpeechClient, findModels } from '@viva/speech';
import type { AgentConfig } from './config.ts';
import { BuiltInEars } from './ears/builtInEars.ts';
import { DeepgramRecogniser } from './ears/deepgramRecogniser.ts';
import type { Recogniser } from './ears/recogniser.ts';
import type { Mind, Planner } from './interview/ports.ts';
import { describeError, log } from './log.ts';
import { builtInMind } from './mind/builtInMind.ts';
import { type ModelEvents, guardedModel } from './mind/model.ts';
import { modelMind } from './mind/modelMind.ts';
import { type Understand, understandWith } from './mind/understand.ts';
import { modelPlanner } from './mind/modelPlanner.ts';
import { understandWithModel } from './mind/modelReader.ts';
import { openAiChat } from './openAi/chat.ts';
import { openAiSpeech } from './openAi/speech.ts';
import { OpenAiTranscription } from './openAi/transcription.ts';
import { BuiltInVoice } from './voice/builtInVoice.ts';
import { FliteVoice } from './voice/flite/fliteVoice.ts';
import { LocalFlite } from './voice/flite/synthesizer.ts';
import { LocalTts } from './voice/localTts.ts';
import type { LocalVoice } from './voice/localVoice.ts';
import { ResilientTts } from './voice/resilientTts.ts';

/** Voice, ears and mind of one process, as configured. */
export interface Engines {
  readonly voice: tts.TTS;
  /** In the order of preference. */
  readonly recognisers: readonly Recogniser[];
  readonly mind: Mind;
  readonly understand: Understand;
  /** Only with a configured chat model. */
  readonly planner?: Planner;
  /** Makes the voice ready for what may be said. */
  readonly ahead: Pick<LocalVoice, 'prepare' | 'prepareLater'>;
}

/** Told when an engine failed and another one took over. */
export type OnFallback = (notice: Notice['code'], error: unknown) => void;

/** Makes the engines that the configuration names, with the built-in ones behind them, which live in the speech service. */
export function createEngines(config: AgentConfig, speech: SpeechClient, onFallback: OnFallback): Engines {
  const models = findModels({ ears: config.EARS_MODEL, voice: config.VOICE_MODEL, style: config.VOICE });
  const builtInEars = models.ears ? [new BuiltInEars(speech, models.ears.name)] : [];
  const plain = new FliteVoice(new LocalFlite({ voice: config.FLITE_VOICE }));
  const fellBack = (error: unknown) => onFallback('voice-fallback', error);
  const local: LocalVoice = models.voice ? new BuiltInVoice(speech, models.voice, plain, { fellBack }) : plain;
  const understand = understandWith(speech, (error) =>
    log.warn({ error: describeError(error) }, 'a turn was understood without the encoder'),
  );
  return {
    voice: config.TTS_BASE_URL ? endpointVoice(config, config.TTS_BASE_URL, local, onFallback) : new LocalTts(local),
    ahead: config.TTS_BASE_URL ? {} : local,
    recognisers: [...configuredEars(config), ...builtInEars],
    ...(config.LLM_BASE_URL
      ? withModel(config, config.LLM_BASE_URL, understand, onFallback)
      : { mind: builtInMind, understand }),
  };
}

function endpointVoice(config: AgentConfig, baseUrl: string, local: LocalVoice, onFallback: OnFallback): tts.TTS {
  const endpoint = openAiSpeech({
    baseUrl,
    apiKey: config.TTS_API_KEY,
    model: config.TTS_MODEL,
    voice: config.TTS_VOICE,
  });
  return new ResilientTts(endpoint, local, { fellBack: (error) => onFallback('voice-fallback', error) });
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

/** What a configured chat model does: it understands beside the heads, words what is asked back, and better plans. */
function withModel(
  config: AgentConfig,
  baseUrl: string,
  builtIn: Understand,
  onFallback: OnFallback,
): Pick<Engines, 'mind' | 'understand' | 'planner'> {
  const events: ModelEvents = {
    fellBack: (error) => onFallback('mind-fallback', error),
    refused: () => log.warn('a reply of the chat model was late or not allowed; the built-in engine answered'),
  };
  const model = guardedModel(openAiChat({ baseUrl, apiKey: config.LLM_API_KEY, model: config.LLM_MODEL }), events);
  return {
    mind: modelMind(model),
    understand: understandWithModel(builtIn, model),
    planner: modelPlanner(model),
  };
}
