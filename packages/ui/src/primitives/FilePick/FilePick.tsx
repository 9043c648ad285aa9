import { type ChangeEvent, useId } from 'react';
import { Pick } from './FilePick.styles.ts';

export interface FilePickProps {
  /** What a press does, as in `Choose a résumé`. */
  readonly label: string;
  /** Kinds of files, as an `input` takes them. */
  readonly accept: string;
  /** What may be chosen, in a sentence. */
  readonly hint: string;
  readonly disabled?: boolean;
  /** Also reported for the same file again, after it was mended. */
  readonly onChoose: (file: File) => void;
}

/** A place to choose a file by a press, or to drop one on. */
export function FilePick({ label, accept, hint, disabled = false, onChoose }: FilePickProps) {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (file) onChoose(file);
    currentTarget.value = '';
  };
  const id = useId();
  return (
    <Pick data-disabled={disabled}>
      <input
        type="file"
        accept={accept}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        onChange={choose}
      />
      <b id={id}>{label}</b>
      <small id={`${id}-hint`}>{hint}</small>
    </Pick>
  );
}
