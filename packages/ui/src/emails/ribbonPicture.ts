import { type RibbonPath, placeOf, ribbonPaths, ribbonSlots, strokeShare } from '../primitives/Ribbon/ribbonShape.ts';
import type { RibbonView } from '../primitives/Ribbon/types.ts';
import { momentsText } from '../primitives/Ribbon/words.ts';
import type { LetterPicture } from './letter.ts';

/** In pixels; the bars lie between the flags and the marks of the questions. */
const size = { width: 576, height: 96, above: 12, bars: 72 };
const pitch = size.width / ribbonSlots.whole;

/** One picture is shown on light and on dark paper: each color has a contrast of 3:1 and more with both. */
const colors = { accent: '#B93A0A', quiet: '#7A7468' };

const colorOf = (kind: RibbonPath['kind']) =>
  kind === 'speech' || kind === 'typed' || kind === 'pause' ? colors.accent : colors.quiet;

/** A ribbon as an SVG of numbers alone, on no ground and without letters, so that it looks the same wherever it is rendered. */
export function ribbonSvg(ribbon: RibbonView): string {
  const lines = ribbonPaths(ribbon.bars, pitch, size.bars).map(({ kind, d }) => {
    const dashes = kind === 'typed' ? ` stroke-dasharray="0.01 ${pitch * 1.25}"` : '';
    return `<path d="${d}" stroke="${colorOf(kind)}" stroke-width="${pitch * strokeShare[kind]}"${dashes}/>`;
  });
  const marks = ribbon.marks.map(({ kind, startMs }) => {
    const x = Math.round(Math.min(size.width - 5, Math.max(5, placeOf(ribbon, startMs) * size.width)) * 10) / 10;
    if (kind === 'question')
      return `<path d="M${x} ${size.height - 9}v7" stroke="${colors.quiet}" stroke-width="2.5"/>`;
    const ground = kind === 'quote' ? 'none' : colors.accent;
    return `<path d="M${x - 4} 1.5h8l-4 6z" fill="${ground}" stroke="${colors.accent}" stroke-width="1.5"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<g transform="translate(0 ${size.above})">${lines.join('')}</g>${marks.join('')}</svg>`,
  ].join('');
}

/** The ribbon of a report as a letter shows it; nothing where there is none. It leads to the report. */
export function ribbonPicture(ribbon: RibbonView | null | undefined, reportUrl: string): LetterPicture | undefined {
  if (!ribbon) return undefined;
  const { width, height } = size;
  return {
    ...{ cid: 'ribbon', svg: ribbonSvg(ribbon), width, height, url: reportUrl },
    alt: 'Your interview from start to end, as a ribbon of bars',
    caption: momentsText(ribbon),
  };
}
