import type { CSSProperties, ReactNode } from 'react';
import { missing } from '../../emails/missing.ts';
import type { MissingReason } from '../types.ts';
import { Card, Norm, NormText, Note, Number, Scale, Source, Term, Unit } from './MeasureCard.styles.ts';

/** A norm on a scale from nought to `max`, in the measure's own unit. */
export interface NormRange {
  readonly from: number;
  readonly to: number;
  readonly max: number;
  /** The norm as it is read, as in `Our advice: 130 to 175`. */
  readonly text: string;
}

export interface MeasureCardProps {
  readonly name: string;
  /** The figure as it is read; null when it could not be had, and then `reason` says why. */
  readonly value: string | null;
  readonly unit?: string | undefined;
  readonly reason?: MissingReason | undefined;
  /** Why there is no figure, where no code says it. */
  readonly why?: string | undefined;
  /** The figure on the scale of the norm. */
  readonly at?: number | undefined;
  readonly norm?: NormRange | undefined;
  /** What the figure is made of. */
  readonly note?: ReactNode;
  readonly source?: string | undefined;
}

/** A figure and its unit may stand under each other, but neither breaks. */
const oneWord = (text: string) => text.replaceAll(' ', '\u00a0');

/** One figure beside its norm and the norm's source; without a figure, the reason and no number. */
export function MeasureCard({ name, value, unit, reason, why, at, norm, note, source }: MeasureCardProps) {
  const scale =
    norm && at !== undefined
      ? ({
          '--from': norm.from / norm.max,
          '--to': norm.to / norm.max,
          '--at': Math.min(1, at / norm.max),
        } as CSSProperties)
      : undefined;
  return (
    <Card>
      <Term>{name}</Term>
      {value === null ? (
        <Note data-alone="true">{why ?? missing(reason)}</Note>
      ) : (
        <>
          <Number>
            {oneWord(value)}
            {unit && <Unit> {oneWord(unit)}</Unit>}
          </Number>
          {norm && (
            <Norm>
              {scale && <Scale style={scale} aria-hidden="true" />}
              <NormText>{norm.text}</NormText>
            </Norm>
          )}
          {note && <Note>{note}</Note>}
          {source && <Source>{source}</Source>}
        </>
      )}
    </Card>
  );
}
