import { lightColor } from '../../theme/index.ts';

/** Pixels that a logo is drawn with at most: twice what it is shown with, for sharp screens. */
const most = { width: 320, height: 96 };
/** Pixels around a logo that has no ground of its own. */
const margin = 12;
/** Less of a picture can be seen through by chance, at rounded corners and soft edges. */
const leastClear = 0.02;
/** Mean brightness, 0 to 1, above which what can be seen would be lost on white. */
const tooBright = 0.8;

/**
 * A logo as it is sent: scaled down, and on a ground that it can be seen on where it has none.
 * @param file PNG, JPEG, WebP, or SVG.
 * @returns a PNG picture as a `data:` address.
 * @throws where the browser reads no picture in it.
 */
export async function drawLogo(file: File): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const plain = drawn(image, most);
    const ground = groundFor(plain);
    if (ground === undefined) return plain.toDataURL('image/png');
    const inside = { width: most.width - 2 * margin, height: most.height - 2 * margin };
    return drawn(image, inside, { color: ground, margin }).toDataURL('image/png');
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(
  image: HTMLImageElement,
  within: typeof most,
  ground?: { readonly color: string; readonly margin: number },
): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  if (naturalWidth === 0 || naturalHeight === 0) throw new Error('The picture has no size.');
  const scale = Math.min(within.width / naturalWidth, within.height / naturalHeight, 1);
  const width = Math.max(1, Math.round(naturalWidth * scale));
  const height = Math.max(1, Math.round(naturalHeight * scale));
  const around = ground?.margin ?? 0;
  const canvas = document.createElement('canvas');
  canvas.width = width + 2 * around;
  canvas.height = height + 2 * around;
  const pen = penOf(canvas);
  if (ground) {
    pen.fillStyle = ground.color;
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

/** The ground that a picture needs; undefined for one that has its own. */
function groundFor(canvas: HTMLCanvasElement): string | undefined {
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
