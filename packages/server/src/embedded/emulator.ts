import { createRequire } from 'node:module';
import type { RequestListener } from 'node:http';

/** An account as the emulator keeps it. */
export interface EmulatorUser {
  readonly localId: string;
  readonly email?: string;
}

/** A code that was made to be sent by e-mail. */
export interface OobRecord {
  readonly oobCode: string;
  readonly email: string;
  readonly requestType: string;
}

/** The parts of the emulator's project state that are used here. */
export interface EmulatorState {
  readonly users: Map<string, EmulatorUser>;
  readonly oobs: Map<string, OobRecord>;
  enableImprovedEmailPrivacy: boolean;
  overwriteUserWithLocalId: (localId: string, user: EmulatorUser) => EmulatorUser;
  createUserWithLocalId: (...args: unknown[]) => unknown;
  updateUserByLocalId: (...args: unknown[]) => unknown;
  deleteUser: (...args: unknown[]) => unknown;
  createOob: (...args: unknown[]) => OobRecord;
  deleteOobCode: (...args: unknown[]) => unknown;
  createRefreshTokenFor: (...args: unknown[]) => string;
  validateRefreshToken: (token: string) => unknown;
}

/** The one copy of `jsonwebtoken` that the emulator signs and reads with. */
export interface TokenLibrary {
  sign: (payload: unknown, secret: unknown, options?: { algorithm?: string }) => string;
  decode: (token: string, options?: object) => unknown;
  verify: (token: string, key: unknown, options: object) => unknown;
}

/** firebase-tools' emulator, from inside: no public API, hence an exact version and a contract test with the real SDK. */
export interface Emulator {
  readonly tokens: TokenLibrary;
  readonly newState: (projectId: string) => EmulatorState;
  readonly createApp: (projectId: string, state: EmulatorState) => Promise<RequestListener>;
}

/** Calls that the Firebase SDK makes for e-mail and password; the others are left out, which also makes the start quick. */
const kept =
  /^\/v1\/(accounts:(signUp|signInWithPassword|lookup|update|delete|sendOobCode|resetPassword)|token)$|^\/v2\/recaptchaConfig$/;

/** Loads the emulator (about a second). */
export function loadEmulator(): Emulator {
  const require = createRequire(import.meta.url);
  const inside = createRequire(require.resolve('firebase-tools/package.json'));
  const load = <T>(from: NodeJS.Require, id: string): T => from(id) as T;

  const tokens = load<TokenLibrary>(inside, 'jsonwebtoken');
  const spec = load<{ default: { paths: Record<string, unknown> } }>(
    require,
    'firebase-tools/lib/emulator/auth/apiSpec',
  );
  for (const path of Object.keys(spec.default.paths)) if (!kept.test(path)) delete spec.default.paths[path];
  const { AgentProjectState } = load<{ AgentProjectState: new (projectId: string) => EmulatorState }>(
    require,
    'firebase-tools/lib/emulator/auth/state',
  );
  const { createApp } = load<{
    createApp: (id: string, mode: number, states: Map<string, EmulatorState>) => Promise<RequestListener>;
  }>(require, 'firebase-tools/lib/emulator/auth/server');
  return {
    tokens,
    newState: (projectId) => new AgentProjectState(projectId),
    // 2: requests for another project are errors.
    createApp: (projectId, state) => createApp(projectId, 2, new Map([[projectId, state]])),
  };
}
