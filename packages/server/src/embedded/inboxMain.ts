import { z } from 'zod';
import { startInbox } from './inbox.ts';
import { runPart } from './part.ts';

/** Runs the local inbox as a part. */
const env = z.object({
  DATA_DIR: z.string().min(1),
  PORT: z.coerce.number().int(),
  SMTP_PORT: z.coerce.number().int(),
  HOST: z.string().default('127.0.0.1'),
  BRAND_NAME: z.string().default('Viva'),
});

await runPart('inbox', async () => {
  const { DATA_DIR, PORT, SMTP_PORT, HOST, BRAND_NAME } = env.parse(process.env);
  const inbox = await startInbox({ dataDir: DATA_DIR, port: PORT, smtpPort: SMTP_PORT, host: HOST, brand: BRAND_NAME });
  return { ready: { url: inbox.url, smtpUrl: inbox.smtpUrl }, stop: () => inbox.stop() };
});
