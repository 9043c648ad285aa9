import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Variable, text, url, whole } from '@viva/api-client/configuration';
import type { z } from 'zod';

const variable = <S extends z.ZodType>(entry: Variable<S>): Variable<S> => entry;

const dataFolder = fileURLToPath(new URL('../../../.viva', import.meta.url));

/** The environment variables about where the sound of answers is kept, and for how long. */
export const recordings = {
  RECORDINGS_DIR: variable({
    schema: text.default(join(dataFolder, 'recordings')),
    about: 'Folder of recordings, where they are in no bucket; several server processes share one.',
    example: '/srv/viva/recordings',
    fallback: '.viva/recordings (npm start: recordings in the data folder)',
  }),
  RECORDINGS_S3_BUCKET: variable({
    schema: text.optional(),
    about: 'Bucket of S3-compatible storage that recordings are kept in, instead of a folder.',
    example: 'viva-recordings',
    fallback: 'none: RECORDINGS_DIR',
  }),
  RECORDINGS_S3_REGION: variable({
    schema: text.default('us-east-1'),
    about: 'Region of the bucket.',
    example: 'eu-central-1',
    fallback: 'us-east-1',
  }),
  RECORDINGS_S3_ENDPOINT: variable({
    schema: url('http', 'https').optional(),
    about: 'Address of the storage, where it is not Amazon’s own.',
    example: 'https://minio.example.com',
    fallback: 'Amazon S3',
  }),
  RECORDINGS_S3_KEY_ID: variable({
    schema: text.optional(),
    about: 'Key id for the bucket; needed with RECORDINGS_S3_SECRET.',
    example: 'AKIAXXXXXXXXXXXXXXXX',
    fallback: 'what the AWS SDK finds where it runs, as a role',
  }),
  RECORDINGS_S3_SECRET: variable({
    schema: text.optional(),
    about: 'Secret for the bucket; needed with RECORDINGS_S3_KEY_ID.',
    example: 'a-long-random-text-of-40-characters',
    fallback: 'what the AWS SDK finds where it runs, as a role',
    secret: true,
  }),
  RETENTION_RECORDINGS_DAYS: variable({
    schema: whole(1, 3650).default(90),
    about: 'Days after which the sound of an interview goes; what was said in writing stays as long as the interview.',
    example: '30',
    fallback: '90',
  }),
} as const;
