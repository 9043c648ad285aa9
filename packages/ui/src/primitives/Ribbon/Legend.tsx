import { Keys, Swatch } from './Ribbon.styles.ts';
import type { RibbonView } from './types.ts';

interface LegendProps {
  readonly ribbon: RibbonView;
  readonly candidate: string;
}

const bar = 'M5 3v10';
const drawings = { speech: bar, interviewer: bar, typed: 'M5 3v11', filler: 'M5 9v0' } as const;

/** What the drawings of a ribbon stand for: those that occur in it. */
export function Legend({ ribbon: { bars, marks }, candidate }: LegendProps) {
  const has = (kind: string) => bars.some((one) => one.kind === kind);
  const entries = [
    { kind: 'speech', name: candidate, shown: has('speech') },
    { kind: 'typed', name: has('speech') ? 'Typed' : `${candidate}, typed`, shown: has('typed') },
    { kind: 'interviewer', name: 'Interviewer', shown: has('interviewer') },
    { kind: 'filler', name: 'Filler', shown: bars.some(({ fillers }) => fillers > 0) },
  ] as const;
  return (
    <Keys>
      {entries.map(
        ({ kind, name, shown }) =>
          shown && (
            <li key={kind}>
              <Swatch viewBox="0 0 10 16" aria-hidden="true" data-kind={kind}>
                <path d={drawings[kind]} />
              </Swatch>
              {name}
            </li>
          ),
      )}
      {marks.some(({ kind }) => kind !== 'question') && (
        <li>
          <Swatch viewBox="0 0 10 16" aria-hidden="true" data-kind="flag">
            <path d="M1 5h8L5 11z" />
          </Swatch>
          Quoted
        </li>
      )}
      {marks.some(({ kind }) => kind === 'question') && <li data-wide>1, 2, 3: questions</li>}
    </Keys>
  );
}
