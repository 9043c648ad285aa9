import { Fragment, memo, type MouseEvent } from 'react';
import { HeardNote, Moment, MomentsProvider } from '../../primitives/index.ts';
import type { ReportLine } from '../types.ts';
import { Mark, Meta, Said, Turn, Word } from './Transcript.styles.ts';

interface LineProps {
  readonly id: string;
  readonly line: ReportLine;
  readonly who: string;
  readonly reader: 'candidate' | 'other';
  readonly current: boolean;
  /** Place of the word that is being said, or -1. */
  readonly currentWord: number;
  readonly onSeek: ((ms: number) => void) | undefined;
}

/** Whether others are shown none of what the candidate said there, or not all of it. */
function onlyYou({ speaker, text, personal = [] }: ReportLine): string | undefined {
  if (speaker === 'agent' || personal.length === 0) return undefined;
  const whole = personal.some(({ start, end }) => start === 0 && end === text.length);
  return whole ? 'only you can read this' : 'some of this only you can read';
}

/** One turn. While a recording plays only the line that changed is drawn again. */
export const Line = memo(function Line({ id, line, who, reader, current, currentWord, onSeek }: LineProps) {
  const { speaker, text, startMs, typed, interrupted, words, heard } = line;
  const mark = [typed && 'typed', interrupted && 'interrupted', onlyYou(line)].filter(Boolean).join(', ');
  // A shortcut for the pointer; the keyboard plays from the turn's own moment.
  const press = (event: MouseEvent) => {
    const at = event.target instanceof HTMLElement ? event.target.dataset['ms'] : undefined;
    if (at !== undefined) onSeek?.(Number(at));
  };
  const timed = words && words.length > 0 ? words : null;
  return (
    <Turn id={id} data-speaker={speaker} data-current={current}>
      <Meta>
        <MomentsProvider value={{ onSeek }}>
          <Moment ms={startMs} of={who} />
        </MomentsProvider>
        <strong>{who}</strong>
        {mark && <Mark>({mark})</Mark>}
      </Meta>
      {timed && onSeek ? (
        <Said onClick={press} data-heard="true">
          {timed.map((word, i) => (
            <Fragment key={i}>
              <Word data-ms={word.startMs} data-current={i === currentWord}>
                {word.text}
              </Word>{' '}
            </Fragment>
          ))}
        </Said>
      ) : (
        <Said>{text}</Said>
      )}
      {heard != null && <HeardNote heard={heard} text={text} reader={reader} />}
    </Turn>
  );
});
