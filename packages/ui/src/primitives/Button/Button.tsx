import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import type { AnchorProps } from '../Anchor/index.ts';
import { Bars } from '../Bars/index.ts';
import { StyledButton, StyledButtonLink } from './Button.styles.ts';

interface Look {
  /** `link` looks like a link but does something instead of going somewhere. */
  readonly variant?: 'primary' | 'quiet' | 'danger' | 'plain' | 'link';
  readonly size?: 'regular' | 'large';
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Something is under way: keeps the focus, takes no press. */
  readonly busy?: boolean;
}

/** Does something when pressed. */
export function Button({
  variant = 'primary',
  size,
  wide,
  icon,
  busy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <StyledButton
      type="button"
      data-variant={variant}
      data-size={size}
      data-wide={wide}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      {...rest}
      onClick={press}
    >
      {busy ? <Bars moving /> : icon}
      {children}
    </StyledButton>
  );
}

export type ButtonLinkProps = AnchorProps & Look;

/** A link that looks like a button, for the calls of a page. */
export function ButtonLink({ variant = 'primary', size, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <StyledButtonLink data-variant={variant} data-size={size} data-wide={wide} {...rest}>
      {icon}
      {children}
    </StyledButtonLink>
  );
}
