import { useId, useRef, useState } from 'react';
import type { CaptionLine } from '../types.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { useNewest } from '../../primitives/internal/useNewest.ts';
import { Fold, Head, Line, Lines, Nothing, Section, Toggles, Who } from './Captions.styles.ts';

/** `large` is half as large again, for reading from further away. */
export type CaptionSize = 'regular' | 'large';

export interface CaptionsProps {
  readonly lines: readonly CaptionLine[];
  readonly shown: boolean;
  /** Whether a screen reader announces new lines; off until asked for, since the voice says them too. */
  readonly announced: boolean;
  readonly size?: CaptionSize;
  readonly onShow: (shown: boolean) => void;
  readonly onAnnounce: (announced: boolean) => void;
  readonly onSize: (size: CaptionSize) => void;
}

/** What both sides said, growing while they speak; follows the newest line unless the reader scrolled up. */
export function Captions(props: CaptionsProps) {
  const { lines, shown, announced, size = 'regular', onShow, onAnnounce, onSize } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const onScroll = useNewest(list, shown && lines, size);
  return (
    <Section aria-label="Captions">
      <Head>
        <h2>Captions</h2>
        <Fold type="button" aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
          Caption settings
        </Fold>
        {open && (
          <Toggles id={id}>
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
            <label>
              <input
                type="checkbox"
                checked={size === 'large'}
                onChange={(event) => onSize(event.target.checked ? 'large' : 'regular')}
              />
              <span>
                Large<VisuallyHidden> captions</VisuallyHidden>
              </span>
            </label>
          </Toggles>
        )}
      </Head>
      {shown && (
        <Lines
          ref={list}
          tabIndex={0}
          data-size={size}
          aria-label="What was said"
          aria-live={announced ? 'polite' : 'off'}
          onScroll={onScroll}
        >
          {lines.length === 0 && <Nothing>Your conversation will appear here.</Nothing>}
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
