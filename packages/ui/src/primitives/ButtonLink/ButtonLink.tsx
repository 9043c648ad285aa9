import type { AnchorProps } from '../Anchor/index.ts';
import type { ButtonLook } from '../Button/index.ts';
import { StyledButtonLink } from './ButtonLink.styles.ts';

export type ButtonLinkProps = AnchorProps & ButtonLook;

/** A link that looks like a button, for the calls of a page. */
export function ButtonLink({ variant = 'primary', size, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <StyledButtonLink data-variant={variant} data-size={size} data-wide={wide} {...rest}>
      {icon}
      {children}
    </StyledButtonLink>
  );
}
