import { useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { GripIcon, TrashIcon } from '../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Ends, Extra, Handle, RowBox } from './EditableList.styles.ts';
import { GrowingText } from './GrowingText.tsx';
import type { useReorder } from './useReorder.ts';

export interface RowProps {
  /** "skill 2" */
  readonly name: string;
  readonly text: string;
  readonly extra: ReactNode;
  readonly disabled: boolean;
  readonly lifted: boolean;
  readonly handle: ReturnType<ReturnType<typeof useReorder>['handle']>;
  /** Element that says how an item is moved. */
  readonly instructions: string;
  /** Take the place of the button that removes the item, while it is picked up and not dragged. */
  readonly moveButtons: ReactNode;
  readonly onEdit: (text: string) => void;
  readonly onRemove: () => void;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/** One item: its handle, its text, and the way to get rid of it. An emptied text comes back when the row is left. */
export function Row(props: RowProps) {
  const { name, text, extra, disabled, lifted, handle, instructions, moveButtons, onEdit, onRemove, onEnter, onLeave } =
    props;
  /** What it said when the keyboard came to it. */
  const [before, setBefore] = useState(text);
  const [emptied, setEmptied] = useState(false);

  const write = (next: string) => {
    setEmptied(next.trim() === '');
    if (next.trim() !== '') onEdit(next);
  };
  const restore = () => {
    setEmptied(false);
    if (text !== before) onEdit(before);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    if (emptied) restore();
    if (lifted) onLeave();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (!emptied && text === before)) return;
    event.stopPropagation();
    restore();
  };

  return (
    <RowBox data-lifted={lifted} onBlur={leave}>
      <Handle
        label={`Reorder ${name}`}
        icon={<GripIcon />}
        pressed={lifted}
        disabled={disabled}
        aria-describedby={instructions}
        {...handle}
      />
      <GrowingText
        data-entry
        aria-label={name.replace(/^./, (first) => first.toUpperCase())}
        value={emptied ? '' : text}
        disabled={disabled}
        onFocus={() => setBefore(text)}
        onText={write}
        onEnter={onEnter}
        onKeyDown={escape}
      />
      {extra && <Extra>{extra}</Extra>}
      <Ends>
        {moveButtons ?? (
          <IconButton
            data-remove
            label={`Remove ${name}`}
            icon={<TrashIcon />}
            disabled={disabled}
            onClick={onRemove}
          />
        )}
      </Ends>
    </RowBox>
  );
}
