import type { BadgeProps } from '../primitives/index.ts';
import type { Standing } from './types.ts';

/** A standing in words; the colour only underlines them. */
export const standings: Readonly<Record<Standing, { text: string; tone: NonNullable<BadgeProps['tone']> }>> = {
  reached: { text: 'Reached the bar', tone: 'listening' },
  'below-the-bar': { text: 'Below the bar', tone: 'neutral' },
  'not-enough-evidence': { text: 'Not enough evidence', tone: 'thinking' },
};
