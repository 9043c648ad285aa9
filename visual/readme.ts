import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { acceptedFile } from './baselines.ts';
import { decode, type Picture } from './picture.ts';

/** A picture of the README: the top of an accepted picture, so that it always shows the product as it is. */
export interface ReadmePicture {
  /** Its name in `docs/images`. */
  readonly file: string;
  /** The accepted picture, as in `ui-primitives-button--busy/1280-dark`. */
  readonly accepted: string;
  /** Height in pixels, from the top. */
  readonly height: number;
}

/** All pictures of the README. */
export const readmePictures: readonly ReadmePicture[] = [
  { file: 'set-up.png', accepted: 'app-routes-voice-chat-voicechat--setting-up-as-last-time/1280-light', height: 960 },
  { file: 'interview.png', accepted: 'ui-room-voicechatpanel--listening/1280-light', height: 800 },
  { file: 'report.png', accepted: 'ui-screens-reportscreen--ready/1280-light', height: 960 },
  { file: 'two-tries.png', accepted: 'app-routes-report--two-tries/1280-light', height: 960 },
  { file: 'employer.png', accepted: 'app-routes-job--candidates/1280-light', height: 960 },
];

/** Where a picture of the README is. */
export const readmeFile = ({ file }: ReadmePicture): string => path.join(import.meta.dirname, '../docs/images', file);

const topOf = ({ accepted, height }: ReadmePicture): Sharp =>
  sharp(acceptedFile(accepted)).extract({ left: 0, top: 0, width: 1280, height });

/** The pixels that a picture of the README must have. */
export const expectedPicture = async (picture: ReadmePicture): Promise<Picture> =>
  decode(await topOf(picture).png().toBuffer());

/** Takes the pictures of the README from the accepted ones. */
export async function writeReadmePictures(): Promise<void> {
  for (const picture of readmePictures) await topOf(picture).png({ compressionLevel: 9 }).toFile(readmeFile(picture));
}
