import type { ComponentProps } from 'react';
import { Sheet } from './Card.styles.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** `none` for content that goes to the edge. */
  readonly padding?: 'regular' | 'none' | 'large';
}

/** A sheet that lies on the page: a hairline instead of a shadow. */
export function Card({ padding, ...rest }: CardProps) {
  return <Sheet data-padding={padding} {...rest} />;
}
