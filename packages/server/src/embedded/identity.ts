import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';
import { ownHosts, ownOrigins } from '../http/ownHosts.ts';
import { type EmulatorState, type OobRecord, loadEmulator } from './emulator.ts';
import { writeWhole } from './files.ts';
import { identityKeys, sealRefreshTokens, signIdTokens } from './identityKeys.ts';
import { listen } from './listen.ts';

/** What the built-in identity service is started with. */
export interface IdentityOptions {
  readonly projectId: string;
  /** Folder with `accounts.json` and `signing-key.pem`, both readable by their owner only. */
  readonly dataDir: string;
  readonly port: number;
  readonly host?: string;
  /** Where people find the page, and the port that it has on this machine: only that page may ask from a browser. */
  readonly publicUrl: string;
  readonly pagePort: number;
  /** Sends somebody the code that lets them set a new password. */
  readonly onPasswordReset: (reset: { email: string; oobCode: string }) => void;
}

/** The identity service, up. */
export interface Identity {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const user = z.looseObject({ localId: z.string() });
const oob = z.looseObject({ oobCode: z.string(), email: z.string(), requestType: z.string() });
const savedSchema = z.object({ users: z.array(user), oobs: z.array(oob).default([]) });

const policyPath = /^\/identitytoolkit\.googleapis\.com\/v2\/passwordPolicy(\?|$)/;

/** Firebase's own default, which the emulator does not answer with. */
const passwordPolicy = JSON.stringify({
  customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
  allowedNonAlphanumericCharacters: [],
  enforcementState: 'ENFORCE',
  schemaVersion: 1,
});

/** What a browser may ask for; the emulator's own administration is open to anybody and stays closed. */
const open = /^\/(identitytoolkit\.googleapis\.com\/v[12]\/[A-Za-z:]+|securetoken\.googleapis\.com\/v1\/token)(\?|$)/;

/**
 * Starts the Firebase Auth Emulator in this process, with what it lacks: accounts are on disk before a reply leaves,
 * ID tokens are signed (keys at `/jwks.json`) and checked, refresh tokens are sealed, and nothing is open but what the
 * Firebase SDK uses. One per process, since it changes the emulator's modules.
 */
export async function startIdentity(options: IdentityOptions): Promise<Identity> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const keys = identityKeys(join(options.dataDir, 'signing-key.pem'));
  const emulator = loadEmulator();
  signIdTokens(emulator.tokens, keys);
  const state = emulator.newState(options.projectId);
  state.enableImprovedEmailPrivacy = true;
  keepOnDisk(state, join(options.dataDir, 'accounts.json'));
  sealRefreshTokens(state, keys);
  tellOfResets(state, options.onPasswordReset);

  const app = await emulator.createApp(options.projectId, state);
  const jwks = JSON.stringify(keys.jwks);
  const { host = '127.0.0.1', publicUrl, pagePort } = options;
  const isOwn = ownHosts({ host, publicUrl });
  const origins = ownOrigins({ host, publicUrl, pagePort });
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const { origin } = request.headers;
    if (!isOwn(request.headers.host)) return sendJson(response, 421, refusal(421, 'MISDIRECTED'));
    if (origin !== undefined && !origins.has(origin)) return sendJson(response, 403, refusal(403, 'ORIGIN_NOT_LISTED'));
    if (origin !== undefined) response.setHeader('access-control-allow-origin', origin);
    if (path === '/jwks.json') return sendJson(response, 200, jwks);
    if (path === '/healthz') return sendJson(response, 200, '{"ok":true}');
    if (policyPath.test(path) && request.method === 'GET') return sendJson(response, 200, passwordPolicy);
    if (!open.test(path)) return sendJson(response, 404, refusal(404, 'NOT_FOUND'));
    withoutAuthority(request);
    app(request, response);
  });
  return listen(server, options.port, host);
}

/** The emulator takes any caller who says "Bearer owner" for its administrator. */
function withoutAuthority(request: IncomingMessage): void {
  delete request.headers.authorization;
}

function sendJson(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}

const refusal = (code: number, message: string) => JSON.stringify({ error: { code, message } });

function keepOnDisk(state: EmulatorState, file: string): void {
  if (existsSync(file)) {
    const saved = savedSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    for (const account of saved.users) state.overwriteUserWithLocalId(account.localId, account);
    for (const code of saved.oobs) state.oobs.set(code.oobCode, code);
  }
  const save = () =>
    writeWhole(file, JSON.stringify({ users: [...state.users.values()], oobs: [...state.oobs.values()] }));
  for (const name of ['createUserWithLocalId', 'updateUserByLocalId', 'deleteUser', 'deleteOobCode'] as const) {
    const change = state[name].bind(state);
    state[name] = (...args) => {
      const result = change(...args);
      save();
      return result;
    };
  }
  const createOob = state.createOob.bind(state);
  state.createOob = (...args): OobRecord => {
    const record = createOob(...args);
    save();
    return record;
  };
}

function tellOfResets(state: EmulatorState, tell: IdentityOptions['onPasswordReset']): void {
  const create = state.createOob.bind(state);
  state.createOob = (...args) => {
    const record = create(...args);
    if (record.requestType === 'PASSWORD_RESET') tell(record);
    return record;
  };
}
