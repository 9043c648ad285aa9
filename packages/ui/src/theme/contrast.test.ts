import { describe, expect, it } from 'vitest';
import { darkColor, lightColor } from './tokens.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', lightColor],
  ['dark', darkColor],
])('colours of the %s theme', (_name, color) => {
  it.each(['paper', 'raised', 'sunken'] as const)('are readable as text on %s', (ground) => {
    for (const text of ['ink', 'quiet', 'accent', 'listening', 'thinking', 'danger'] as const)
      expect(contrast(color[text], color[ground]), text).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color.edge, color[ground])).toBeGreaterThanOrEqual(3);
  });

  it('are readable on their own tint', () => {
    for (const [text, ground] of [
      ['ink', 'accentSoft'],
      ['accent', 'accentSoft'],
      ['ink', 'listeningSoft'],
      ['listening', 'listeningSoft'],
      ['ink', 'thinkingSoft'],
      ['thinking', 'thinkingSoft'],
      ['ink', 'dangerSoft'],
      ['danger', 'dangerSoft'],
      ['onAccent', 'accent'],
      ['onAccent', 'accentStrong'],
      ['onDanger', 'danger'],
    ] as const)
      expect(contrast(color[text], color[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });
});
