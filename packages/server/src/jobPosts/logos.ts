import { logoLimits } from '@viva/api-client';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '../db/open.ts';
import { jobLogos } from '../db/schema/index.ts';
import { Refusal } from '../http/failure.ts';

/** Most pixels that are read, so that a small file can't unfold into a huge picture. */
const mostPixels = 1_000_000;
/** What pictures are sent as. Others, such as SVG, can lead to addresses elsewhere. */
const formats: readonly string[] = ['png', 'jpeg', 'webp'];

/**
 * A logo as it is kept: drawn anew, so that nothing else that the file holds reaches a candidate, such as where a photo was taken.
 * @param sent a `data:` address.
 * @returns the same for a WebP picture of at most {@link logoLimits}.
 * @throws {Refusal} `file-unreadable`.
 */
export async function drawnLogo(sent: string): Promise<string> {
  const bytes = Buffer.from(sent.slice(sent.indexOf(',') + 1), 'base64');
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) throw new Error(`The logo is a ${format} file.`);
    const { width, height } = logoLimits;
    const drawn = await picture
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toBuffer();
    return `data:image/webp;base64,${drawn.toString('base64')}`;
  } catch (cause) {
    throw new Refusal('file-unreadable', 'We couldn’t read your logo. Please choose another image, or leave it out.', {
      cause,
    });
  }
}

/** Keeps a job's logo, or lets go of it for null; undefined changes nothing. `logo`: as {@link drawnLogo} made it. */
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
