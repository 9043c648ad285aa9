import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { placeUnder } from './move.ts';

/** An item that has been picked up: where it is now, and where it goes back to. */
interface Lifted {
  readonly index: number;
  readonly from: number;
}

interface Options {
  readonly count: number;
  readonly move: (from: number, to: number) => void;
  readonly say: (what: 'lifted' | 'moved' | 'dropped' | 'cancelled', index: number) => void;
  /** Extents of the rows, in order, as they are on the screen. */
  readonly rows: () => readonly DOMRect[];
}

/** A pointer has to move so far, in px, before a press becomes a drag. */
const slack = 5;

/**
 * Picks an item up by its handle and puts it elsewhere: dragged; or pressed, moved by arrow keys or buttons, and pressed
 * again. Escape takes it back. The list itself changes at every step, so that what is seen is what there is.
 */
export function useReorder({ count, move, say, rows }: Options) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [held, setHeld] = useState<{ index: number; y: number } | null>(null);
  const dragged = useRef(false);

  const lift = (index: number) => {
    setLifted({ index, from: index });
    say('lifted', index);
  };
  const drop = () => {
    setHeld(null);
    if (!lifted) return;
    setLifted(null);
    say('dropped', lifted.index);
  };
  const cancel = () => {
    setHeld(null);
    if (!lifted) return;
    if (lifted.index !== lifted.from) move(lifted.index, lifted.from);
    setLifted(null);
    say('cancelled', lifted.from);
  };
  const moveTo = (to: number) => {
    if (!lifted || to === lifted.index || to < 0 || to >= count) return;
    move(lifted.index, to);
    setLifted({ ...lifted, index: to });
    say('moved', to);
  };

  const onPointerMove = useEffectEvent((y: number) => {
    if (!held) return;
    if (lifted) moveTo(placeUnder(rows(), lifted.index, y));
    else if (Math.abs(y - held.y) > slack) {
      dragged.current = true;
      lift(held.index);
    }
  });
  const onPointerEnd = useEffectEvent((type: string) => {
    if (type === 'pointercancel') cancel();
    else if (dragged.current) drop();
    else setHeld(null);
  });
  // The row moves within the page while it is dragged, and an element that moves loses a captured pointer.
  useEffect(() => {
    if (!held) return undefined;
    const moved = ({ clientY }: globalThis.PointerEvent) => onPointerMove(clientY);
    const ended = ({ type }: Event) => onPointerEnd(type);
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', ended);
    window.addEventListener('pointercancel', ended);
    return () => {
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', ended);
      window.removeEventListener('pointercancel', ended);
    };
  }, [held]);

  const handle = (index: number) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      dragged.current = false;
      if (!lifted) setHeld({ index, y: event.clientY });
    },
    onClick(event: MouseEvent) {
      // The end of a drag is a click too; one from the keyboard has no press before it.
      if (dragged.current && event.detail > 0) return;
      if (lifted) drop();
      if (lifted?.index !== index) lift(index);
    },
    onKeyDown(event: KeyboardEvent) {
      if (!lifted) return;
      const to = { ArrowUp: lifted.index - 1, ArrowDown: lifted.index + 1, Home: 0, End: count - 1 }[event.key];
      if (to === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (to === undefined) cancel();
      else moveTo(to);
    },
  });

  return { lifted: lifted?.index, dragging: held !== null && lifted !== null, handle, moveTo, drop };
}
