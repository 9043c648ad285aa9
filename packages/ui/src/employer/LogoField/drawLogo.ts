import { lightColor } from '../../theme/index.ts';
import { sizedSvg } from './sizedSvg.ts';

/** Pixels that a logo is drawn with at most: twice what it is shown with, for sharp screens. */
const most = { width: 320, height: 96 };
/** Pixels around a logo without a background, at most, and as a share of the shorter side. */
const margin = { most: 12, share: 0.15 };
/** Up to this share of a picture may be transparent, as at soft edges. */
const leastClear = 0.02;
/** Mean brightness, 0 to 1, above which what can be seen would be lost on white. */
const tooBright = 0.8;

/**
 * A logo as it is sent: of at most 320 by 96 pixels, and on a background that it can be seen on where it has none.
 * @param file PNG, JPEG, WebP, or SVG.
 * @returns a PNG picture as a `data:` address.
 * @throws where the browser reads no picture in it.
 */
export async function drawLogo(file: File): Promise<string> {
  const address = URL.createObjectURL(file.type === 'image/svg+xml' ? await sizedSvg(file, most) : file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const plain = drawn(image, 0);
    const color = backgroundFor(plain);
    if (color === undefined) return plain.toDataURL('image/png');
    const around = Math.min(margin.most, Math.round(margin.share * Math.min(plain.width, plain.height)));
    return drawn(image, around, color).toDataURL('image/png');
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A picture, scaled down so that it fits with so many pixels around it. */
function drawn(image: HTMLImageElement, around: number, background?: string): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) throw new Error('The picture has no size.');
  const inside = { width: most.width - 2 * around, height: most.height - 2 * around };
  const scale = Math.min(inside.width / naturalWidth, inside.height / naturalHeight, 1);
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const canvas = document.createElement('canvas');
  canvas.width = width + 2 * around;
  canvas.height = height + 2 * around;
  const pen = penOf(canvas);
  if (background !== undefined) {
    pen.fillStyle = background;
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(image, around, around, width, height);
  return canvas;
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser can’t draw.');
  return pen;
}

/** The background that a picture needs; undefined for one that has its own. */
function backgroundFor(canvas: HTMLCanvasElement): string | undefined {
  const { data } = penOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  let [seen, bright] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    seen += alpha / 255;
    // Relative luminance with the weights of sRGB (Rec. 709).
    bright += ((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255) * (alpha / 255);
  }
  if (seen > (data.length / 4) * (1 - leastClear)) return undefined;
  return bright > seen * tooBright ? lightColor.ink : lightColor.raised;
}
