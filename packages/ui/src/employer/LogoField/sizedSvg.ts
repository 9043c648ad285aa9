/**
 * An SVG file with a width and a height as large as fit: many have none, and some browsers then draw nothing, while small ones would
 * be blurred. What tells no shape at all stays as it is.
 */
export async function sizedSvg(file: File, most: { readonly width: number; readonly height: number }): Promise<Blob> {
  const page = new DOMParser().parseFromString(await file.text(), 'image/svg+xml');
  const svg = page.documentElement;
  const box = (svg.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box;
  const width = Number.parseFloat(svg.getAttribute('width') ?? '');
  const height = Number.parseFloat(svg.getAttribute('height') ?? '');
  const [wide, high] = boxWidth > 0 && boxHeight > 0 ? [boxWidth, boxHeight] : [width, height];
  if (svg.localName !== 'svg' || !(wide > 0) || !(high > 0)) return file;
  if (!svg.hasAttribute('viewBox')) svg.setAttribute('viewBox', `0 0 ${wide} ${high}`);
  const scale = Math.min(most.width / wide, most.height / high);
  svg.setAttribute('width', String(Math.max(1, Math.round(wide * scale))));
  svg.setAttribute('height', String(Math.max(1, Math.round(high * scale))));
  return new Blob([new XMLSerializer().serializeToString(page)], { type: file.type });
}
