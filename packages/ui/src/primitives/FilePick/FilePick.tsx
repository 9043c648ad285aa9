import type { ChangeEvent } from 'react';
import { Pick } from './FilePick.styles.ts';

export interface FilePickProps {
  /** What is chosen, for people who don't see the field. */
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
  return (
    <Pick data-disabled={disabled}>
      <input type="file" accept={accept} aria-label={label} disabled={disabled} onChange={choose} />
      <b>Choose a file</b>
      <small>{hint}</small>
    </Pick>
  );
}
