import { useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { PlusIcon } from '../icons/index.ts';
import { NewRow } from './EditableList.styles.ts';
import { GrowingText } from './GrowingText.tsx';

export interface NewItemProps {
  readonly addLabel: string;
  readonly itemNoun: string;
  readonly placeholder: string | undefined;
  readonly disabled: boolean;
  readonly onAdd: (text: string) => void;
}

/** Where the next item is written; the keyboard stays for one more. */
export function NewItem({ addLabel, itemNoun, placeholder, disabled, onAdd }: NewItemProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const add = () => {
    field.current?.focus();
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  };
  return (
    <NewRow>
      <GrowingText
        ref={field}
        data-entry
        aria-label={`New ${itemNoun}`}
        placeholder={placeholder}
        value={text}
        disabled={disabled}
        onText={setText}
        onEnter={add}
      />
      <Button variant={text.trim() === '' ? 'quiet' : 'primary'} icon={<PlusIcon />} disabled={disabled} onClick={add}>
        {addLabel}
      </Button>
    </NewRow>
  );
}
