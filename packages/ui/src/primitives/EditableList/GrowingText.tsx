import type { ComponentProps, KeyboardEvent } from 'react';
import { Growing } from './EditableList.styles.ts';

export interface GrowingTextProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'rows'> {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Pressed Enter: an item is one paragraph. */
  readonly onEnter: () => void;
}

/** The text of one item: one line that becomes as many as it needs. */
export function GrowingText({ value, onText, onEnter, onKeyDown, ...rest }: GrowingTextProps) {
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    // Enter also ends the composition of a character, as in Japanese.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Growing data-text={value || rest.placeholder}>
      <textarea
        {...rest}
        rows={1}
        value={value}
        onChange={(event) => onText(event.currentTarget.value.replace(/\s*\n\s*/g, ' '))}
        onKeyDown={press}
      />
    </Growing>
  );
}
