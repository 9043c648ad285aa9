import { useEffect, useRef } from 'react';
import type { CaptionLine } from '../../room/types.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { Head, Line, Lines, Nothing, Section, Toggles, Who } from './Captions.styles.ts';

export interface CaptionsProps {
  readonly lines: readonly CaptionLine[];
  readonly shown: boolean;
  /** Whether a screen reader announces new lines; off until asked for, since the voice says them too. */
  readonly announced: boolean;
  readonly onShow: (shown: boolean) => void;
  readonly onAnnounce: (announced: boolean) => void;
}

/** What both sides said, growing while they speak; follows the newest line unless the reader scrolled up. */
export function Captions({ lines, shown, announced, onShow, onAnnounce }: CaptionsProps) {
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  useEffect(() => {
    if (list.current && follows.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines, shown]);
  return (
    <Section aria-label="Captions">
      <Head>
        <h2>Captions</h2>
        <Toggles>
          <label>
            <input type="checkbox" checked={shown} onChange={(event) => onShow(event.target.checked)} />
            Show
          </label>
          <label>
            <input type="checkbox" checked={announced} onChange={(event) => onAnnounce(event.target.checked)} />
            <span>
              Announce<VisuallyHidden> to screen readers</VisuallyHidden>
            </span>
          </label>
        </Toggles>
      </Head>
      {shown && (
        <Lines
          ref={list}
          tabIndex={0}
          aria-label="What was said"
          aria-live={announced ? 'polite' : 'off'}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            follows.current = scrollHeight - scrollTop - clientHeight < 48;
          }}
        >
          {lines.length === 0 && <Nothing>What you both say appears here.</Nothing>}
          {lines.map(({ id, speaker, text, final }) => (
            <Line key={id} data-speaker={speaker} data-final={final}>
              <Who>{speaker === 'agent' ? 'Interviewer' : 'You'}</Who>
              <span>{text}</span>
            </Line>
          ))}
        </Lines>
      )}
    </Section>
  );
}
