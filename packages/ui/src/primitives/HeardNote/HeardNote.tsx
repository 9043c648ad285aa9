import { Note } from './HeardNote.styles.ts';

export interface HeardNoteProps {
  /** What was heard. */
  readonly heard: string;
  /** What the candidate says that they said; the same where they confirmed words that were hard to hear. */
  readonly text: string;
  /** Who reads it: the one who said it, or somebody else, as an employer. */
  readonly reader: 'candidate' | 'other';
}

const plain = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Marks words that their candidate has corrected, and keeps what was heard beside them. */
export function HeardNote({ heard, text, reader }: HeardNoteProps) {
  const who = reader === 'candidate' ? 'you' : 'the candidate';
  if (plain(heard) === plain(text)) return <Note>Hard to hear. Confirmed by {who}.</Note>;
  return (
    <Note>
      Corrected by {who}; heard: “{heard}”
    </Note>
  );
}
