import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';

/** One environment variable of the interviewer. */
export interface Variable<S extends z.ZodType = z.ZodType> {
  readonly schema: S;
  /** What it is for. */
  readonly about: string;
  readonly example: string;
  /** Its value is never shown. */
  readonly secret?: boolean;
}

const text = z.string().trim();
const needed = text.min(1, 'must not be empty');

const whole = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);

const url = (...protocols: readonly string[]) => {
  const wanted = protocols.map((protocol) => `${protocol}://`).join(' or ');
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)),
      `must be an address that begins with ${wanted}`,
    )
    .transform((value) => value.replace(/\/$/, ''));
};

const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

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
  LIVEKIT_URL: variable(url('ws', 'wss').default('ws://127.0.0.1:3005'), 'LiveKit server.', 'ws://127.0.0.1:3005'),
  LIVEKIT_API_KEY: variable(needed, 'LiveKit API key.', 'APIxxxxxxxxxxxx'),
  LIVEKIT_API_SECRET: variable(needed, 'LiveKit API secret.', 'a-long-random-text-of-32-characters', secret),
  VIVA_SERVER_URL: variable(
    url('http', 'https').default('http://127.0.0.1:3000'),
    'The service, as interviewers reach it.',
    'http://127.0.0.1:3000',
  ),
  AGENT_HOST: variable(text.default('127.0.0.1'), "Address of the worker's health page.", '127.0.0.1'),
  AGENT_PORT: variable(whole(1, 65_535).default(3008), "Port of the worker's health page.", '3008'),
  AGENT_SESSIONS: variable(whole(1, 100).default(8), 'Interviews that one worker holds at once.', '8'),
  AGENT_IDLE_PROCESSES: variable(whole(1, 10).default(1), 'Processes kept ready for the next interview.', '1'),
  POCKETSPHINX_MODEL: variable(
    text.default(path.join(process.env.VIVA_CACHE ?? path.join(cacheHome(), 'viva'), 'pocketsphinx-en-us-5.1.1')),
    'Folder of the English acoustic model.',
    '/usr/share/pocketsphinx/model/en-us',
  ),
  TTS_BASE_URL: variable(
    url('http', 'https').optional(),
    'OpenAI-compatible speech endpoint.',
    'http://127.0.0.1:8880/v1',
  ),
  TTS_API_KEY: variable(text.default(''), itsKey, 'sk-xxxxxxxx', secret),
  TTS_MODEL: variable(text.default('tts-1'), 'Its model.', 'tts-1'),
  TTS_VOICE: variable(text.default('alloy'), 'Its voice.', 'alloy'),
  FLITE_VOICE: variable(oneOf('slt', 'rms', 'awb').default('slt'), 'The built-in voice.', 'slt'),
  STT_BASE_URL: variable(
    url('http', 'https').optional(),
    'OpenAI-compatible transcription endpoint.',
    'http://127.0.0.1:8000/v1',
  ),
  STT_API_KEY: variable(text.default(''), itsKey, 'sk-xxxxxxxx', secret),
  STT_MODEL: variable(text.default('whisper-1'), 'Its model.', 'whisper-1'),
  DEEPGRAM_API_KEY: variable(text.optional(), 'Listen with Deepgram.', 'xxxxxxxxxxxx', secret),
  DEEPGRAM_BASE_URL: variable(
    url('ws', 'wss').optional(),
    "Deepgram's address, if not the usual.",
    'wss://api.deepgram.com/v1/listen',
  ),
  LLM_BASE_URL: variable(url('http', 'https').optional(), 'OpenAI-compatible chat model.', 'http://127.0.0.1:11434/v1'),
  LLM_API_KEY: variable(text.default(''), itsKey, 'sk-xxxxxxxx', secret),
  LLM_MODEL: variable(text.default('gpt-4o-mini'), 'Its model.', 'gpt-4o-mini'),
  LOG_LEVEL: variable(
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal').default('warn'),
    'Least serious level that is logged.',
    'warn',
  ),
} as const;

function cacheHome(): string {
  return process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
}
