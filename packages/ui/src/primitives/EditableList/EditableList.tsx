import { type ReactNode, useId, useRef, useState } from 'react';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Group, Label, List, Sheet } from './EditableList.styles.ts';
import { NewItem } from './NewItem.tsx';
import { Row } from './Row.tsx';
import { useItems } from './useItems.ts';
import { useReorder } from './useReorder.ts';

export interface EditableListProps {
  readonly label: string;
  readonly items: readonly string[];
  /** The whole list after each change. An item is never empty. */
  readonly onItemsChange: (items: string[]) => void;
  /** On the button that adds an item. */
  readonly addLabel: string;
  /** One of them, in lower case: "skill". */
  readonly itemNoun: string;
  /** In the field for a new item. */
  readonly placeholder?: string;
  readonly disabled?: boolean;
  /** What stands beside an item, such as a toggle; `name` is the item's, as in "skill 2". */
  readonly extra?: ((item: { readonly text: string; readonly name: string }) => ReactNode) | undefined;
}

/**
 * A list of short texts whose owner adds, edits, removes and reorders them. An item is moved by dragging its handle, or by
 * pressing the handle and then the arrow keys or arrow buttons; what happened is announced to screen readers.
 */
export function EditableList(props: EditableListProps) {
  const { label, items, onItemsChange, addLabel, itemNoun, placeholder, disabled = false, extra } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const { ids, add, edit, remove, move } = useItems(items, onItemsChange);
  const place = (index: number) => `${index + 1} of ${items.length}`;
  const { lifted, dragging, handle, moveTo, drop } = useReorder({
    count: items.length,
    move,
    rows: () => Array.from(root.current?.querySelectorAll('li') ?? [], (row) => row.getBoundingClientRect()),
    say: (what, index) => setSaid(`${itemNoun} ${sayings[what]} ${place(index)}`),
  });

  const focus = (selector: string, index: number) => {
    root.current?.querySelectorAll<HTMLElement>(selector)[index]?.focus();
  };
  const removeAt = (index: number) => {
    // Whoever removes one with the keyboard goes on with the next, else with the one before, else with a new one.
    if (items.length === 1) focus('[data-entry]', 1);
    else focus('[data-remove]', index + 1 < items.length ? index + 1 : index - 1);
    remove(index);
    setSaid(`${itemNoun} removed, ${items.length - 1} left`);
  };

  return (
    <Group role="group" aria-labelledby={id} ref={root}>
      <Label id={id}>{label}</Label>
      <Sheet data-disabled={disabled}>
        {items.length > 0 && (
          <List role="list">
            {items.map((text, index) => (
              <Row
                key={ids[index]}
                name={`${itemNoun} ${index + 1}`}
                text={text}
                extra={extra?.({ text, name: `${itemNoun} ${index + 1}` })}
                disabled={disabled}
                lifted={lifted === index}
                handle={handle(index)}
                instructions={`${id}-how`}
                onEdit={(next) => edit(index, next)}
                onRemove={() => removeAt(index)}
                onEnter={() => focus('[data-entry]', index + 1)}
                onLeave={() => !dragging && drop()}
                moveButtons={
                  lifted === index && !dragging ? (
                    <MoveButtons index={index} count={items.length} onMove={moveTo} />
                  ) : null
                }
              />
            ))}
          </List>
        )}
        <NewItem
          addLabel={addLabel}
          itemNoun={itemNoun}
          placeholder={placeholder}
          disabled={disabled}
          onAdd={(text) => {
            add(text);
            setSaid(`${itemNoun} added, ${items.length + 1} in all`);
          }}
        />
      </Sheet>
      <span id={`${id}-how`} hidden>
        Press Space to pick it up, arrow keys to move it, Space to put it down, Escape to take it back.
      </span>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Group>
  );
}

const sayings = { lifted: 'picked up,', moved: 'moved to', dropped: 'put down at', cancelled: 'back at' };

interface MoveButtonsProps {
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** For whoever can point but not drag. */
function MoveButtons({ index, count, onMove }: MoveButtonsProps) {
  const ways = [
    { label: 'Move up', icon: <ArrowUpIcon />, to: index - 1, end: index === 0 },
    { label: 'Move down', icon: <ArrowDownIcon />, to: index + 1, end: index === count - 1 },
  ];
  return ways.map(({ label, icon, to, end }) => (
    <IconButton
      key={label}
      label={label}
      icon={icon}
      aria-disabled={end || undefined}
      // The keyboard stays on the handle, where the arrow keys and Escape are heard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onMove(to)}
    />
  ));
}
