import { cloneElement, lazy, Suspense, useId, type ReactElement } from 'react';
import { useTip } from './useTip.ts';

export interface TooltipProps {
  readonly text: string;
  /** What it explains: a button or a link with a name of its own, which passes events and ARIA attributes on. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/** Where it goes is worked out by a library that is larger than the page around it, and fetched when it is first shown. */
const TooltipPopup = lazy(() =>
  import('./TooltipPopup.tsx').then(
    ({ TooltipPopup: popup }) => ({ default: popup }),
    // Without a network there is no tip; the page is not to break for it.
    () => new Promise<never>(() => undefined),
  ),
);

/**
 * A few more words about a control, for a pointer that rests on it and a keyboard that reaches it. Escape puts it away.
 * Screen readers get the words as the control's description; a finger does not see them, so nothing may depend on them.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const { anchor, trigger, popup } = useTip();
  return (
    <>
      {cloneElement(children, { ...trigger, 'aria-describedby': id })}
      {anchor && (
        <Suspense>
          <TooltipPopup anchor={anchor} {...popup}>
            {text}
          </TooltipPopup>
        </Suspense>
      )}
      <span id={id} hidden>
        {text}
      </span>
    </>
  );
}
