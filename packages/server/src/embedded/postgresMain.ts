import { z } from 'zod';
import { runPart } from './part.ts';
import { ensurePostgres } from './postgres.ts';

/** Runs the embedded database as a part; `url` in its ready message is the DATABASE_URL. */
const env = z.object({
  DATA_DIR: z.string().min(1),
  PORT: z.coerce.number().int(),
  HOST: z.string().default('127.0.0.1'),
});

await runPart('postgres', async () => {
  const { DATA_DIR, PORT, HOST } = env.parse(process.env);
  const postgres = await ensurePostgres({ dataDir: DATA_DIR, port: PORT, host: HOST });
  void postgres.exited.then(() => process.exit(1));
  return {
    ready: { port: PORT },
    stop: () => postgres.stop(),
  };
});
