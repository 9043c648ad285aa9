import type { ComponentProps, ReactNode } from 'react';
import { Round } from './IconButton.styles.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does, for screen readers and as tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly variant?: 'plain' | 'edged';
  /** Set when it switches something on and off. */
  readonly pressed?: boolean | undefined;
}

/** A round button of 44 px that shows only a drawing. */
export function IconButton({ label, icon, variant = 'plain', pressed, ...rest }: IconButtonProps) {
  return (
    <Round type="button" aria-label={label} title={label} aria-pressed={pressed} data-variant={variant} {...rest}>
      {icon}
    </Round>
  );
}
