import type { Config } from '../config.ts';
import { folderStore } from './folderStore.ts';
import type { SoundStore } from './soundStore.ts';

/** The storage that is configured: a bucket where one is named, else a folder. */
export async function openStore(config: Config): Promise<SoundStore> {
  const bucket = config.RECORDINGS_S3_BUCKET;
  if (bucket === undefined) return folderStore(config.RECORDINGS_DIR);
  // A large library, which nobody waits for who keeps recordings in a folder.
  const { s3Store } = await import('./s3Store.ts');
  const { RECORDINGS_S3_KEY_ID: keyId, RECORDINGS_S3_SECRET: secret } = config;
  return s3Store({
    bucket,
    region: config.RECORDINGS_S3_REGION,
    endpoint: config.RECORDINGS_S3_ENDPOINT,
    credentials: keyId !== undefined && secret !== undefined ? { keyId, secret } : undefined,
  });
}
