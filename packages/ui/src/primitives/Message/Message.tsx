import { type ReactNode, useEffect, useRef } from 'react';
import { Bars } from '../Bars/index.ts';
import { Actions, Page } from './Message.styles.ts';

export interface MessageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Ways on, as buttons. */
  readonly actions?: ReactNode;
  /** Shown in the place of the bars. */
  readonly picture?: ReactNode;
  /** The bars move: something is still under way. */
  readonly moving?: boolean;
  /** `alert` for what went wrong, `status` for what became of it. */
  readonly role?: 'alert' | 'status' | undefined;
  /** Moves the focus to the title, because the button that led here is gone. */
  readonly focused?: boolean;
}

/** A whole view that has only one thing to say. */
export function Message({ title, children, actions, picture, moving = false, role, focused = false }: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Page>
      {picture ?? <Bars size="large" moving={moving} />}
      <h1 ref={heading} tabIndex={focused ? -1 : undefined}>
        {title}
      </h1>
      <p role={role}>{children}</p>
      {actions && <Actions>{actions}</Actions>}
    </Page>
  );
}
