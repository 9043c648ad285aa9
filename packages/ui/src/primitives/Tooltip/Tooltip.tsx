import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useId, type ReactElement } from 'react';
import { Popup, Positioner } from './Tooltip.styles.ts';

export interface TooltipProps {
  readonly text: string;
  /** What it explains: a button or a link with a name of its own. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/**
 * A few more words about a control, for a pointer that rests on it and a keyboard that reaches it. Escape puts it away.
 * Screen readers get the words as the control's description; a finger does not see them, so nothing may depend on them.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <>
      <Base.Root>
        <Base.Trigger render={children} aria-describedby={id} />
        <Base.Portal>
          <Positioner sideOffset={6} collisionPadding={8}>
            <Popup role="tooltip">{text}</Popup>
          </Positioner>
        </Base.Portal>
      </Base.Root>
      <span id={id} hidden>
        {text}
      </span>
    </>
  );
}
