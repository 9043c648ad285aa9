import { useEffect, useRef, useState } from 'react';
import { Button, TextArea } from '../../primitives/index.ts';
import { Ad } from './PracticeSetup.styles.ts';
import type { AdReadingView } from './types.ts';

export interface JobAdProps {
  readonly text: string;
  readonly reading: AdReadingView;
  readonly onChange: (text: string) => void;
  /** The text is whole: it was pasted, or typing pauses. */
  readonly onRead: (text: string) => void;
}

/** Typing pauses after so many milliseconds. Not when the field is left: what comes of it would move the button that is pressed. */
const pauseMs = 800;
/** So many skills are named. */
const mostNamed = 4;

/** The field for a job ad, which stays folded until it is wanted, and what was read in the ad. */
export function JobAd({ text, reading, onChange, onRead }: JobAdProps) {
  const [open, setOpen] = useState(false);
  const pasted = useRef(false);
  const first = useRef<HTMLButtonElement>(null);
  const pausing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pausing.current), []);
  const change = (value: string) => {
    onChange(value);
    clearTimeout(pausing.current);
    if (pasted.current) onRead(value);
    else pausing.current = setTimeout(() => onRead(value), pauseMs);
    pasted.current = false;
  };
  const remove = () => {
    onChange('');
    // The button that was pressed goes with the ad.
    first.current?.focus();
  };
  const says = <span role="status">{sayingOf(text, reading)}</span>;
  if (!open)
    return (
      <Ad>
        {text !== '' && says}
        <span>
          <Button ref={first} variant="link" onClick={() => setOpen(true)}>
            {text === '' ? 'Paste a Job Ad' : 'Change the Ad'}
          </Button>
          {text !== '' && (
            <>
              {' '}
              <Button variant="link" onClick={remove}>
                Remove It
              </Button>
            </>
          )}
        </span>
      </Ad>
    );
  return (
    <>
      <TextArea
        label="Job ad"
        rows={6}
        value={text}
        autoFocus
        hint="Paste the whole text. The questions follow what the job asks for."
        onPaste={() => (pasted.current = true)}
        onChange={({ currentTarget: { value } }) => change(value)}
      />
      <Ad>{says}</Ad>
    </>
  );
}

function sayingOf(text: string, reading: AdReadingView) {
  if (text.trim() === '') return null;
  switch (reading.state) {
    case 'unread':
      return 'Your job ad is used for the questions.';
    case 'busy':
      return 'Reading the ad…';
    case 'link':
      return 'That’s a link, and we can’t open it. Paste the text of the ad instead.';
    case 'unreadable':
      return 'We couldn’t find a job in this text. Tell us the role above and we’ll start from that.';
    case 'read':
      return (
        <>
          From the ad: <b>{reading.title || 'a job without a title'}</b>.
          {reading.skills.length > 0 && ` It asks for ${listed(reading.skills.slice(0, mostNamed))}.`}
          {!reading.english && ' The ad isn’t in English, but your interview will be.'}
        </>
      );
  }
}

const listed = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
