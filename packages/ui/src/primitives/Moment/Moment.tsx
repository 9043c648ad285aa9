import { createContext, use } from 'react';
import { moment } from '../../emails/words.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { Pill, PillButton, PillLink } from './Moment.styles.ts';

/** What pressing a moment does. */
export interface Moments {
  /** Address of the line of the transcript that lies there. */
  readonly hrefOf?: ((ms: number) => string | undefined) | undefined;
  /** Plays the recording from there. */
  readonly onSeek?: ((ms: number) => void) | undefined;
}

const Context = createContext<Moments>({});

/** Tells every moment inside where it leads; without it a moment is only said. */
export const MomentsProvider = Context;

export interface MomentProps {
  /** Milliseconds from the start of the interview. */
  readonly ms: number;
  /** Said of it by screen readers, as in `The quote`. */
  readonly of?: string;
}

/** A moment of the interview as `m:ss`: leads to the place in the transcript, and plays from there. */
export function Moment({ ms, of }: MomentProps) {
  const { hrefOf, onSeek } = use(Context);
  const href = hrefOf?.(ms);
  const text = (
    <>
      <VisuallyHidden>{of ? `${of}: at ` : 'At '}</VisuallyHidden>
      {moment(ms)}
    </>
  );
  if (href !== undefined)
    return (
      <PillLink href={href} onClick={() => onSeek?.(ms)}>
        {text}
      </PillLink>
    );
  if (onSeek)
    return (
      <PillButton type="button" onClick={() => onSeek(ms)}>
        {text}
      </PillButton>
    );
  return <Pill>{text}</Pill>;
}
