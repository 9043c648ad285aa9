import {
  type KeyObject,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  timingSafeEqual,
} from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { EmulatorState, TokenLibrary } from './emulator.ts';
import { writeWhole } from './files.ts';

/** The key pair of the built-in identity service, kept in a file. */
export interface IdentityKeys {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly keyId: string;
  /** The public half, as `jwks.json` publishes it. */
  readonly jwks: { readonly keys: readonly object[] };
}

/** Reads the key pair, or makes it. */
export function identityKeys(file: string): IdentityKeys {
  if (!existsSync(file)) {
    const made = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeWhole(file, made.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  }
  const privateKey = createPrivateKey(readFileSync(file));
  const publicKey = createPublicKey(privateKey);
  const jwk = publicKey.export({ format: 'jwk' });
  const keyId = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url').slice(0, 16);
  return { privateKey, publicKey, keyId, jwks: { keys: [{ ...jwk, kid: keyId, alg: 'RS256', use: 'sig' }] } };
}

/** The emulator neither signs ID tokens nor checks them; with this it does both. */
export function signIdTokens(tokens: TokenLibrary, keys: IdentityKeys): void {
  const { sign, decode, verify } = tokens;
  tokens.sign = (payload, secret, options) =>
    options?.algorithm === 'none'
      ? sign(payload, keys.privateKey, { ...options, algorithm: 'RS256', ...{ keyid: keys.keyId } })
      : sign(payload, secret, options);
  tokens.decode = (token, options) => {
    try {
      verify(token, keys.publicKey, { algorithms: ['RS256'], clockTolerance: 5 });
    } catch {
      return null;
    }
    return decode(token, options);
  };
}

const refreshSchema = z.looseObject({ seal: z.string() });

/** The emulator's refresh tokens can be made by anybody; with this they carry a seal that only this service can make. */
export function sealRefreshTokens(state: EmulatorState, keys: IdentityKeys): void {
  const secret = createHash('sha256')
    .update(keys.privateKey.export({ type: 'pkcs8', format: 'der' }))
    .digest();
  const sealOf = (record: object) => createHmac('sha256', secret).update(JSON.stringify(record)).digest('base64url');
  const create = state.createRefreshTokenFor.bind(state);
  const validate = state.validateRefreshToken.bind(state);

  state.createRefreshTokenFor = (...args) => {
    const record = z.looseObject({}).parse(JSON.parse(Buffer.from(create(...args), 'base64').toString()));
    return Buffer.from(JSON.stringify({ ...record, seal: sealOf(record) })).toString('base64');
  };
  state.validateRefreshToken = (token) => {
    const { seal, ...record } = refreshSchema.catch({ seal: '' }).parse(json(token));
    const wanted = Buffer.from(sealOf(record));
    const given = Buffer.from(seal);
    const genuine = wanted.length === given.length && timingSafeEqual(wanted, given);
    // The emulator answers INVALID_REFRESH_TOKEN to this one.
    return validate(genuine ? token : Buffer.from('{}').toString('base64'));
  };
}

function json(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString()) as unknown;
  } catch {
    return undefined;
  }
}
