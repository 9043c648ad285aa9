import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Backdrop, Choices, Middle, Popup } from '../internal/dialogSheet.styles.ts';
import { Cross } from './Dialog.styles.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons at its foot. */
  readonly actions?: ReactNode;
  /** Room for more than a few sentences. */
  readonly wide?: boolean;
  /** Pressed the cross, the page behind it, or Escape. */
  readonly onClose: () => void;
}

/**
 * A page on top of the page. The keyboard starts in its content, stays inside, and goes back to where it was once the dialog
 * is closed.
 */
export function Dialog({ open, title, children, actions, wide = false, onClose }: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Backdrop />
        <Middle>
          <Popup data-wide={wide} data-cross="true">
            <Base.Title render={<h2 />}>{title}</Base.Title>
            <div>{children}</div>
            {actions && <Choices>{actions}</Choices>}
            <Cross>
              <Base.Close render={<IconButton label="Close" icon={<CloseIcon />} />} />
            </Cross>
          </Popup>
        </Middle>
      </Base.Portal>
    </Base.Root>
  );
}
