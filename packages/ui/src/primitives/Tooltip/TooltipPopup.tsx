import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { Popup, Positioner } from './Tooltip.styles.ts';

interface TooltipPopupProps {
  readonly anchor: Element;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
}

/** The words themselves, beside their anchor and inside the window. */
export function TooltipPopup({ anchor, children, onClose, ...pointer }: TooltipPopupProps) {
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Positioner anchor={anchor} sideOffset={6} collisionPadding={8}>
          <Popup role="tooltip" {...pointer}>
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
