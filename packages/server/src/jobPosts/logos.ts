import { logoLimits } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../db/open.ts';
import { jobLogos } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';

/** Most pixels that are read, so that a small file can't unfold into a huge picture, and how long that may take, in seconds. */
const [mostPixels, mostSeconds] = [1_000_000, 2];
/** What files of pictures begin with that are read. Others, such as SVG, can lead to addresses elsewhere. */
const beginnings: readonly ((file: string) => boolean)[] = [
  (file) => file.startsWith('\u0089PNG\r\n\u001a\n'),
  (file) => file.startsWith('\u00ff\u00d8\u00ff'),
  (file) => file.startsWith('RIFF') && file.startsWith('WEBP', 8),
];

/**
 * A logo as it is kept: drawn anew, so that nothing else that the file holds reaches a candidate, such as where a photo was taken.
 * @param sent a `data:` address.
 * @returns the same for a WebP picture of at most {@link logoLimits}.
 * @throws {Refusal} `file-unreadable`.
 */
export async function drawnLogo(sent: string): Promise<string> {
  const bytes = Buffer.from(sent.slice(sent.indexOf(',') + 1), 'base64');
  const start = bytes.toString('latin1', 0, 12);
  if (!beginnings.some((isOne) => isOne(start))) throw unreadable();
  const { width, height } = logoLimits;
  try {
    const drawn = await sharp(bytes, { limitInputPixels: mostPixels })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, smartSubsample: true })
      .timeout({ seconds: mostSeconds })
      .toBuffer();
    return `data:image/webp;base64,${drawn.toString('base64')}`;
  } catch (cause) {
    throw unreadable(cause);
  }
}

const unreadable = (cause?: unknown) =>
  new Refusal('file-unreadable', 'We couldn’t read your logo. Please choose another, smaller image, or leave it out.', {
    cause,
  });

/** Keeps a job's logo, as {@link drawnLogo} made it; null removes it, and undefined changes nothing. */
export async function keepLogo(tx: Db, jobId: string, logo: string | null | undefined): Promise<void> {
  if (logo === null) await tx.delete(jobLogos).where(eq(jobLogos.jobId, jobId));
  else if (logo !== undefined)
    await tx
      .insert(jobLogos)
      .values({ jobId, picture: logo })
      .onConflictDoUpdate({ target: jobLogos.jobId, set: { picture: logo } });
}

/** The logo of a job, if it has one. */
export async function logoOf(db: Db, jobId: string): Promise<string | null> {
  const [kept] = await db.select({ picture: jobLogos.picture }).from(jobLogos).where(eq(jobLogos.jobId, jobId));
  return kept?.picture ?? null;
}
