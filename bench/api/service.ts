import Fastify from 'fastify';
import { buildApp } from '../../packages/server/src/app.ts';
import { bearerToken } from '../../packages/server/src/auth/people.ts';
import { createVerifier, jwksUrl } from '../../packages/server/src/auth/verifier.ts';
import { parseConfig } from '../../packages/server/src/config.ts';
import { migrateDatabase, openDatabase } from '../../packages/server/src/db/open.ts';

/**
 * What is measured, as a process of its own: the service without its limits, or bare routes with the same token
 * check: one that checks the signature each time, and one that remembers good tokens, as the service does.
 */
const config = parseConfig(process.env);
const host = '127.0.0.1';

if (process.argv[2] === 'bare') {
  const keys = { projectId: config.FIREBASE_PROJECT_ID, jwksUrl: jwksUrl(config) };
  const verify = createVerifier(keys);
  const verifyOnce = createVerifier({ ...keys, remembered: 10_000 });
  const app = Fastify();
  app.get('/', async (request) => ({ uid: (await verify(bearerToken(request))).uid }));
  app.get('/remembering', async (request) => ({ uid: (await verifyOnce(bearerToken(request))).uid }));
  await app.listen({ port: config.PORT, host });
} else {
  const database = openDatabase(config.DATABASE_URL, () => undefined);
  await migrateDatabase(database);
  const app = await buildApp(config, database, { limits: 1e6 });
  await app.listen({ port: config.PORT, host });
}

process.on('message', () => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({ rssMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20 });
});
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
process.send?.('ready');
