import type { BadgeProps } from '../primitives/index.ts';
import type { Standing } from './types.ts';

/** A standing in words; the colour only underlines them. */
export const standings: Readonly<Record<Standing, { text: string; tone: NonNullable<BadgeProps['tone']> }>> = {
  reached: { text: 'Met your bar', tone: 'listening' },
  'below-the-bar': { text: 'Below your bar', tone: 'neutral' },
  'not-enough-evidence': { text: 'Not enough evidence', tone: 'thinking' },
};
