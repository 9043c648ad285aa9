import { z } from 'zod';
import { createMailer } from '../mail/mailer.ts';
import { startIdentity } from './identity.ts';
import { runPart } from './part.ts';
import { resetMail } from './resetMail.ts';

/** Runs the built-in identity service as a part; `url` in its ready message is the AUTH_EMULATOR_URL. */
const env = z.object({
  DATA_DIR: z.string().min(1),
  PORT: z.coerce.number().int(),
  HOST: z.string().default('127.0.0.1'),
  FIREBASE_PROJECT_ID: z.string().default('demo-viva'),
  SMTP_URL: z.string(),
  PUBLIC_URL: z.url(),
  PAGE_PORT: z.coerce.number().int().optional(),
  BRAND_NAME: z.string().default('Viva'),
  SUPPORT_EMAIL: z.string().default('support@viva.example'),
});

await runPart('identity', async () => {
  const settings = env.parse(process.env);
  const brand = { name: settings.BRAND_NAME, supportEmail: settings.SUPPORT_EMAIL };
  const mailer = createMailer(settings.SMTP_URL, { name: brand.name, address: brand.supportEmail });
  const identity = await startIdentity({
    projectId: settings.FIREBASE_PROJECT_ID,
    dataDir: settings.DATA_DIR,
    port: settings.PORT,
    host: settings.HOST,
    publicUrl: settings.PUBLIC_URL,
    pagePort: settings.PAGE_PORT ?? Number(new URL(settings.PUBLIC_URL).port || 80),
    onPasswordReset: (reset) => {
      mailer.send(resetMail(reset, brand, settings.PUBLIC_URL)).catch(() => {
        console.error('A password email could not be sent: the mail server at SMTP_URL does not answer.');
      });
    },
  });
  return {
    ready: { url: identity.url },
    stop: async () => {
      await identity.stop();
      mailer.close();
    },
  };
});
