import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { type SoundStore, longestPutMs } from './soundStore.ts';

/** Where the bucket is, and who asks. */
export interface S3Options {
  readonly bucket: string;
  readonly region: string;
  /** Another address than Amazon's own: MinIO, R2, Ceph, … */
  readonly endpoint?: string | undefined;
  /** Left out, the SDK finds them where it runs. */
  readonly credentials?: { readonly keyId: string; readonly secret: string } | undefined;
}

/** Tries of one request, and how long each may take in milliseconds: together less than {@link longestPutMs}. */
const tries = 3;
const tryMs = longestPutMs / (tries + 1);

/** Recordings in a bucket of S3-compatible storage; nobody but the service reads it. */
export function s3Store({ bucket: Bucket, region, endpoint, credentials }: S3Options): SoundStore {
  const client = new S3Client({
    region,
    maxAttempts: tries,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: tryMs, throwOnRequestTimeout: true },
    // What is not Amazon's does not know of them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials: { accessKeyId: credentials.keyId, secretAccessKey: credentials.secret } } : {}),
  } satisfies S3ClientConfig);
  const objectOf = (key: string) => ({ Bucket, Key: `recordings/${key}.opus` });
  return {
    async put(key, file) {
      const what = { ...objectOf(key), Body: file, ContentLength: file.length, ContentType: 'audio/ogg' };
      await client.send(new PutObjectCommand(what), { abortSignal: AbortSignal.timeout(longestPutMs) });
    },
    async read(key, { first, last }) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...objectOf(key), Range: `bytes=${first}-${last}` }));
        if (Body instanceof Readable) return Body;
        throw new Error('The storage sent no file.');
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      // S3 answers alike whether there was one.
      await client.send(new DeleteObjectCommand(objectOf(key)));
    },
    close: () => client.destroy(),
  };
}
