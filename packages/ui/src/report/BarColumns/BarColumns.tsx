import { Moment } from '../../primitives/index.ts';
import { Bar, Column, Columns, Label, Track, Value, When } from './BarColumns.styles.ts';

/** One bar; `value` null where nothing was measured. */
export interface ColumnView {
  readonly label: string;
  readonly value: number | null;
  /** The value as it is read. */
  readonly text: string;
  /** The moment that it comes from. */
  readonly startMs?: number | null | undefined;
  /** The one that is spoken of; the others step back. */
  readonly emphasis?: boolean | undefined;
}

/** So many stand in one line, where there is room for what is written on them. */
const mostInALine = 8;

export interface BarColumnsProps {
  /** What the bars show, for screen readers. */
  readonly label: string;
  readonly columns: readonly ColumnView[];
  /** Values to see the bars beside, both included. */
  readonly band?: { readonly from: number; readonly to: number } | undefined;
  /** The value of a full bar; missing: the largest. */
  readonly max?: number | undefined;
}

/** Bars that stand like those of a voice, with the norm as a strip behind them. The words say all that they show. */
export function BarColumns({ label, columns, band, max }: BarColumnsProps) {
  const most = Math.max(max ?? 0, band?.to ?? 0, ...columns.map(({ value }) => value ?? 0)) || 1;
  const inALine = {
    '--columns': columns.length > mostInALine ? 1 : columns.length,
    '--least': columns.some(({ text }) => text.length > 5) ? '53px' : '40px',
  };
  const norm = { '--from': band ? band.from / most : 0, '--to': band ? band.to / most : 0 };
  const calm = columns.some(({ emphasis }) => emphasis);
  return (
    <Columns aria-label={label} style={{ ...inALine, ...norm }}>
      {columns.map(({ label: name, value, text, startMs, emphasis }, index) => (
        <Column key={index}>
          <Label>{name}</Label>
          <Value data-missing={value === null}>{text}</Value>
          <Track aria-hidden="true">
            {value !== null && <Bar data-quiet={calm && !emphasis} style={{ '--share': value / most }} />}
          </Track>
          {startMs !== undefined && startMs !== null && (
            <When>
              <Moment ms={startMs} of={name} />
            </When>
          )}
        </Column>
      ))}
    </Columns>
  );
}
