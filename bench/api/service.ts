import Fastify from 'fastify';
import { buildApp } from '../../packages/server/src/app.ts';
import { bearerToken } from '../../packages/server/src/auth/people.ts';
import { createVerifier, jwksUrl } from '../../packages/server/src/auth/verifier.ts';
import { parseConfig } from '../../packages/server/src/config.ts';
import { migrateDatabase, openDatabase } from '../../packages/server/src/db/open.ts';

/**
 * What is measured, as a process of its own: the service without its limits, as it is (`remembering`: it remembers good
 * tokens) or checking every signature (`verifying`), or bare routes (`bare`) with the one token check and with the other.
 */
const config = parseConfig(process.env);
const host = '127.0.0.1';

if (process.argv[2] === 'bare') {
  const keys = { projectId: config.FIREBASE_PROJECT_ID, jwksUrl: jwksUrl(config) };
  const verify = createVerifier(keys);
  const verifyOnce = createVerifier({ ...keys, remembered: 10_000 });
  const app = Fastify();
  app.get('/verifying', async (request) => ({ uid: (await verify(bearerToken(request))).uid }));
  app.get('/remembering', async (request) => ({ uid: (await verifyOnce(bearerToken(request))).uid }));
  await app.listen({ port: config.PORT, host });
} else {
  const database = openDatabase(config.DATABASE_URL, () => undefined);
  await migrateDatabase(database);
  const everyTime = process.argv[2] === 'verifying' ? { rememberedTokens: 0 } : {};
  const app = await buildApp(config, database, { limits: 1e6, ...everyTime });
  await app.listen({ port: config.PORT, host });
}

process.on('message', (asked) => {
  if (asked === 'settled memory') globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rssMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20 });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
process.send?.('ready');
