import { type Variable, list, modeVariables, whole } from '@viva/api-client/configuration';
import { z } from 'zod';

const variable = <S extends z.ZodType>(entry: Variable<S>): Variable<S> => entry;

/** The environment variables for whoever operates the service. */
export const operations = {
  ...modeVariables,
  CORS_ORIGINS: variable({
    schema: list(
      z
        .string()
        .refine(
          (value) => URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value,
          'must be origins with commas between, each as in https://app.example.com',
        ),
    ).default([]),
    about: 'Origins of other pages that may call the API from a browser, with commas between.',
    example: 'https://app.example.com,https://admin.example.com',
    fallback: 'none',
  }),
  METRICS_TOKEN: variable({
    schema: z.string().min(16, 'must be at least 16 characters long').optional(),
    about: 'Bearer token for /metrics from other machines; without it only this machine may read them.',
    example: 'a-long-random-text-of-32-characters',
    fallback: 'none: only this machine',
    secret: true,
  }),
  RETENTION_SESSIONS_DAYS: variable({
    schema: whole(1, 3650).default(365),
    about: 'Days after which an interview goes, with what was said and its report.',
    example: '90',
    fallback: '365',
  }),
  RETENTION_JOBS_DAYS: variable({
    schema: whole(1, 3650).default(365),
    about: 'Days after which a job post goes that was closed, or to which no candidate came any more.',
    example: '180',
    fallback: '365',
  }),
  RETENTION_DRAFTS_DAYS: variable({
    schema: whole(1, 3650).default(7),
    about: 'Days after which a job post goes that was not made final.',
    example: '3',
    fallback: '7',
  }),
  RETENTION_RESUMES_DAYS: variable({
    schema: whole(1, 3650).default(365),
    about: 'Days after which a practice profile goes, with its résumé, that was not changed or used.',
    example: '180',
    fallback: '365',
  }),
  RETENTION_CHAT_DAYS: variable({
    schema: whole(1, 3650).default(90),
    about: 'Days after which goes what was said in a text chat.',
    example: '30',
    fallback: '90',
  }),
} as const;
