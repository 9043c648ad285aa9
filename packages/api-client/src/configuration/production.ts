import { type Variable, list, oneOf } from './variables.ts';
import type { z } from 'zod';

/** Defaults for one machine, and unencrypted ways, that production refuses unless they are named in `ALLOW_INSECURE`. */
const insecureNames = [
  'demo-keys',
  'emulator',
  'test-checkout',
  'local-inbox',
  'plain-smtp',
  'plain-http',
  'plain-media',
  'plain-database',
  'plain-model',
  'plain-speech',
  'plain-storage',
  'plain-internal',
] as const;

const variable = <S extends z.ZodType>(entry: Variable<S>): Variable<S> => entry;

/** The variables that say whether a program is meant for others than this machine; server and interviewer read the same. */
export const modeVariables = {
  VIVA_MODE: variable({
    schema: oneOf('local', 'production').optional(),
    about: 'Whether defaults that are meant for one machine are refused at start (production) or not (local).',
    example: 'production',
    fallback: 'production when NODE_ENV is production, otherwise local (npm start: local)',
  }),
  ALLOW_INSECURE: variable({
    schema: list(oneOf(...insecureNames)).default([]),
    about: `What production may have all the same, with commas between: ${insecureNames.join(', ')}.`,
    example: 'test-checkout,local-inbox',
    fallback: 'nothing',
  }),
} as const;

/** Something that production refuses. */
export interface Insecure<C> {
  readonly name: (typeof insecureNames)[number];
  readonly holds: (config: C) => boolean;
  /** What it is, and what to set instead. */
  readonly what: string;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\]|)$/;

/** Whether an address leads to this machine only; one without a host, as of a socket file, does. */
export const isOnThisMachine = (address: string): boolean => loopback.test(new URL(address).hostname);

/** Whether what is sent to an address can be read on the way; nothing can on this machine. Undefined is no address. */
export const isPlain = (address: string | undefined): boolean =>
  address !== undefined && /^(http|ws):/.test(address) && !isOnThisMachine(address);

/** Whether defaults for one machine are refused: as `VIVA_MODE` says, and where it is silent as `NODE_ENV` does. */
export const isProduction = (mode: 'local' | 'production' | undefined, nodeEnv: string | undefined): boolean =>
  mode === undefined ? nodeEnv === 'production' : mode === 'production';

/** What a configuration must not have in production: a line each, with what to set. */
export const complaintsAbout = <C extends { readonly ALLOW_INSECURE: readonly string[] }>(
  config: C,
  insecure: readonly Insecure<C>[],
): string[] =>
  insecure
    .filter(({ name, holds }) => !config.ALLOW_INSECURE.includes(name) && holds(config))
    .map(({ name, what }) => `${what} (Or allow it in production: ALLOW_INSECURE=${name})`);

/** LiveKit's demonstration key, or a secret that can be guessed. */
export const demoKeys: Insecure<{ readonly LIVEKIT_API_KEY: string; readonly LIVEKIT_API_SECRET: string }> = {
  name: 'demo-keys',
  holds: ({ LIVEKIT_API_KEY, LIVEKIT_API_SECRET }) =>
    LIVEKIT_API_KEY === 'devkey' || LIVEKIT_API_SECRET.length < 32 || /^(.)\1*$/.test(LIVEKIT_API_SECRET),
  what: 'LIVEKIT_API_KEY and LIVEKIT_API_SECRET are for a demonstration: set a key of your own and a random secret of at least 32 characters.',
};

/** What a chat model is told can be read on the way. */
export const plainModel: Insecure<{ readonly LLM_BASE_URL?: string | undefined }> = {
  name: 'plain-model',
  holds: ({ LLM_BASE_URL }) => isPlain(LLM_BASE_URL),
  what: 'What people say goes to the chat model unencrypted: set LLM_BASE_URL to an https:// address.',
};

/** The programs themselves reach LiveKit unencrypted. */
export const plainMedia: Insecure<{ readonly LIVEKIT_URL: string }> = {
  name: 'plain-media',
  holds: ({ LIVEKIT_URL }) => isPlain(LIVEKIT_URL),
  what: 'LiveKit is reached unencrypted: set LIVEKIT_URL to its wss:// address.',
};
