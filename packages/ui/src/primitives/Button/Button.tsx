import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Bars } from '../Bars/index.ts';
import { StyledButton } from './Button.styles.ts';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** `link` looks like a link but does something instead of going somewhere. */
  readonly variant?: 'primary' | 'quiet' | 'danger' | 'plain' | 'link';
  readonly size?: 'regular' | 'large';
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly icon?: ReactNode;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
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
