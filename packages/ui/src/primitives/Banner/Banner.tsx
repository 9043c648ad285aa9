import type { ComponentProps } from 'react';
import { Strip } from './Banner.styles.ts';

export interface BannerProps extends ComponentProps<'aside'> {
  /** Names the banner among the page's landmarks. */
  readonly label: string;
}

/** A strip across the page that offers something without being in the way. */
export function Banner({ label, ...rest }: BannerProps) {
  return <Strip aria-label={label} {...rest} />;
}
