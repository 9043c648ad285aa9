import type { AnchorProps } from '../Anchor/index.ts';
import { StyledLink } from './Link.styles.ts';

export interface LinkProps extends AnchorProps {
  /** `quiet` shows its underline only when pointed at; for lists of links, never inside a sentence. */
  readonly variant?: 'text' | 'quiet';
}

/** A link in a sentence or in a list of links. */
export function Link({ variant = 'text', ...rest }: LinkProps) {
  return <StyledLink data-variant={variant} {...rest} />;
}
