import type { EmailPicture } from '@viva/ui/emails';
import sharp from 'sharp';

/** A picture that the HTML has as `cid:…`. */
interface MailPicture {
  readonly cid: string;
  readonly png: Buffer;
}

/** Pixels of a picture for each one that it is shown with, for screens of phones. */
const density = 2;
/** Dots an inch of an SVG shown as it is. */
const plainDensity = 72;

/** An e-mail's pictures as PNG files; mail programs show no SVG. */
export const renderPictures = (pictures: readonly EmailPicture[] = []): Promise<MailPicture[]> =>
  Promise.all(
    pictures.map(async ({ cid, svg }) => ({
      cid,
      png: await sharp(Buffer.from(svg), { density: plainDensity * density })
        .png({ palette: true })
        .toBuffer(),
    })),
  );
