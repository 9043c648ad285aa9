import type { ComponentProps } from 'react';
import { Pill } from './Badge.styles.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Colours only underline what the words say. */
  readonly tone?: 'neutral' | 'accent' | 'listening' | 'thinking' | 'danger';
}

/** A word or two about the state of the thing beside it. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <Pill data-tone={tone} {...rest} />;
}
