import { type Variable, modeVariables, oneOf, text, url, whole } from '@viva/api-client/configuration';
import { defaultModels } from '@viva/speech';
import { z } from 'zod';

const anyText = z.string().trim();

const variable = <S extends z.ZodType>(
  schema: S,
  about: string,
  example: string,
  options: Pick<Variable, 'secret'> = {},
): Variable<S> => ({ schema, about, example, ...options });

const secret = { secret: true } as const;
const itsKey = 'Its key, where it wants one.';

/** Every environment variable that the interviewer reads, with what documents it. */
export const variables = {
  ...modeVariables,
  LIVEKIT_URL: variable(url('ws', 'wss').default('ws://127.0.0.1:3005'), 'LiveKit server.', 'ws://127.0.0.1:3005'),
  LIVEKIT_API_KEY: variable(text, 'LiveKit API key.', 'APIxxxxxxxxxxxx'),
  LIVEKIT_API_SECRET: variable(text, 'LiveKit API secret.', 'a-long-random-text-of-32-characters', secret),
  VIVA_SERVER_URL: variable(
    url('http', 'https').default('http://127.0.0.1:3000'),
    'The service, as interviewers reach it.',
    'http://127.0.0.1:3000',
  ),
  AGENT_HOST: variable(anyText.default('127.0.0.1'), "Address of the worker's health page.", '127.0.0.1'),
  AGENT_PORT: variable(whole(1, 65_535).default(3008), "Port of the worker's health page.", '3008'),
  AGENT_SESSIONS: variable(whole(1, 100).default(8), 'Interviews that one worker holds at once.', '8'),
  AGENT_IDLE_PROCESSES: variable(whole(1, 10).default(1), 'Processes kept ready for the next interview.', '1'),
  EARS_MODEL: variable(
    anyText.default(defaultModels.ears),
    'The built-in recognizer: a folder in the models’ folders with a Moonshine model.',
    defaultModels.ears,
  ),
  VOICE_MODEL: variable(
    anyText.default(defaultModels.voice),
    'The built-in voice: a folder in the models’ folders with a Kokoro model, or a Piper voice there without its `.onnx`.',
    defaultModels.voice,
  ),
  VOICE: variable(
    anyText.default(defaultModels.style),
    'Which voice of a Kokoro model: `af_heart`, `am_fenrir`, `am_michael`, or one in its folder `voices` without its `.bin`.',
    defaultModels.style,
  ),
  TTS_BASE_URL: variable(
    url('http', 'https').optional(),
    'OpenAI-compatible speech endpoint.',
    'http://127.0.0.1:8880/v1',
  ),
  TTS_API_KEY: variable(anyText.default(''), itsKey, 'sk-xxxxxxxx', secret),
  TTS_MODEL: variable(anyText.default('tts-1'), 'Its model.', 'tts-1'),
  TTS_VOICE: variable(anyText.default('alloy'), 'Its voice.', 'alloy'),
  FLITE_VOICE: variable(
    oneOf('slt', 'rms', 'awb').default('slt'),
    'The plain voice that speaks where the built-in one is missing.',
    'slt',
  ),
  STT_BASE_URL: variable(
    url('http', 'https').optional(),
    'OpenAI-compatible transcription endpoint.',
    'http://127.0.0.1:8000/v1',
  ),
  STT_API_KEY: variable(anyText.default(''), itsKey, 'sk-xxxxxxxx', secret),
  STT_MODEL: variable(anyText.default('whisper-1'), 'Its model.', 'whisper-1'),
  DEEPGRAM_API_KEY: variable(anyText.optional(), 'Listen with Deepgram.', 'xxxxxxxxxxxx', secret),
  DEEPGRAM_BASE_URL: variable(
    url('ws', 'wss').optional(),
    "Deepgram's address, if not the usual.",
    'wss://api.deepgram.com/v1/listen',
  ),
  LLM_BASE_URL: variable(url('http', 'https').optional(), 'OpenAI-compatible chat model.', 'http://127.0.0.1:11434/v1'),
  LLM_API_KEY: variable(anyText.default(''), itsKey, 'sk-xxxxxxxx', secret),
  LLM_MODEL: variable(anyText.default('gpt-4o-mini'), 'Its model.', 'gpt-4o-mini'),
  LOG_LEVEL: variable(
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal').default('warn'),
    'Least serious level that is logged.',
    'warn',
  ),
} as const;
