import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const url = (example: string) => z.url({ error: `must be an address, as in ${example}` });
const whole = (example: number) =>
  z.coerce
    .number({ error: `must be a whole number, as in ${example}` })
    .int(`must be a whole number, as in ${example}`);
const text = (example: string) => z.string().min(1, `must not be empty, as in ${example}`);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Environment variables of the voice interviewer; `description` says what each is for. */
export const configSchema = z.object({
  LIVEKIT_URL: url('ws://127.0.0.1:3005').default('ws://127.0.0.1:3005').describe('LiveKit server.'),
  LIVEKIT_API_KEY: text('devkey').describe('LiveKit API key.'),
  LIVEKIT_API_SECRET: text('a long random text').describe('LiveKit API secret.'),
  VIVA_SERVER_URL: url('http://127.0.0.1:3000')
    .default('http://127.0.0.1:3000')
    .describe('The service, as interviewers reach it.'),
  AGENT_HOST: z.string().default('127.0.0.1').describe("Address of the worker's health page."),
  AGENT_PORT: whole(3008).min(0).max(65_535).default(3008).describe("Port of the worker's health page."),
  AGENT_SESSIONS: whole(8).min(1).max(100).default(8).describe('Interviews that one worker holds at once.'),
  AGENT_IDLE_PROCESSES: whole(1).min(1).max(10).default(1).describe('Processes kept ready for the next interview.'),
  POCKETSPHINX_MODEL: z
    .string()
    .default(path.join(process.env.VIVA_CACHE ?? path.join(cacheHome(), 'viva'), 'pocketsphinx-en-us-5.1.1'))
    .describe('Folder of the English acoustic model.'),
  TTS_BASE_URL: optional(url('http://127.0.0.1:8880/v1')).describe('OpenAI-compatible speech endpoint.'),
  TTS_API_KEY: z.string().default('').describe('Its key, where it wants one.'),
  TTS_MODEL: z.string().default('tts-1').describe('Its model.'),
  TTS_VOICE: z.string().default('alloy').describe('Its voice.'),
  FLITE_VOICE: z
    .enum(['slt', 'rms', 'awb'], { error: 'must be slt, rms or awb' })
    .default('slt')
    .describe('The built-in voice: slt, rms or awb.'),
  STT_BASE_URL: optional(url('http://127.0.0.1:8000/v1')).describe('OpenAI-compatible transcription endpoint.'),
  STT_API_KEY: z.string().default('').describe('Its key, where it wants one.'),
  STT_MODEL: z.string().default('whisper-1').describe('Its model.'),
  DEEPGRAM_API_KEY: optional(z.string()).describe('Listen with Deepgram.'),
  DEEPGRAM_BASE_URL: optional(url('wss://api.deepgram.com/v1/listen')).describe(
    "Deepgram's address, if not the usual.",
  ),
  LLM_BASE_URL: optional(url('http://127.0.0.1:11434/v1')).describe('OpenAI-compatible chat model.'),
  LLM_API_KEY: z.string().default('').describe('Its key, where it wants one.'),
  LLM_MODEL: z.string().default('gpt-4o-mini').describe('Its model.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal'], {
      error: 'must be trace, debug, info, warn, error or fatal',
    })
    .default('warn')
    .describe('Least serious level that is logged.'),
});

/** See {@link configSchema}. */
export type AgentConfig = z.infer<typeof configSchema>;

/** A configuration that can't be used; the message names each variable, what is wrong, and an example. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads the interviewer's configuration; throws {@link ConfigError}. */
export function parseConfig(env: Record<string, string | undefined>): AgentConfig {
  const parsed = configSchema.safeParse(env);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return env[name] === undefined ? `${name} is missing: set it` : `${name} ${issue.message}`;
  });
  throw new ConfigError(lines.join('\n'));
}

function cacheHome(): string {
  return process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache');
}
