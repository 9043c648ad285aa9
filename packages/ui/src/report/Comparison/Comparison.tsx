import { useId, type ReactNode } from 'react';
import { CheckIcon, LevelMark, VisuallyHidden } from '../../primitives/index.ts';
import { Fold } from '../Fold/index.ts';
import { Sentence } from '../letter.styles.ts';
import { Part, PartTitle, Small } from '../report.styles.ts';
import type { ComparisonView, TryView } from '../types.ts';
import { criterionNames, named } from '../words.ts';
import { Asked, FoldTitle, News, Row, Table, Texts, TextTitle } from './Comparison.styles.ts';
import { changes, lengthText, verdict } from './comparisonWords.ts';

export interface ComparisonProps {
  readonly comparison: ComparisonView;
  /** What can be done next, as buttons. */
  readonly children?: ReactNode;
}

interface Column {
  readonly name: string;
  readonly of: TryView;
}

const columnsOf = ({ first, best, now }: ComparisonView): readonly Column[] => [
  { name: 'First answer', of: first },
  ...(best ? [{ name: 'Best try', of: best }] : []),
  { name: 'This try', of: now },
];

interface MeasureProps {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly children: (of: TryView) => ReactNode;
}

/** One measure of each answer. */
function Measure({ name, columns, children }: MeasureProps) {
  return (
    <Row role="row">
      <span role="rowheader">{name}</span>
      {columns.map((column) => (
        <span key={column.name} role="cell">
          {children(column.of) ?? '–'}
        </span>
      ))}
    </Row>
  );
}

/** The measures of the answers; one that none of them has is left out. */
function Measures({ columns }: { readonly columns: readonly Column[] }) {
  const has = (figure: 'wordsPerMinute' | 'fillers') => columns.some(({ of }) => of[figure] !== null);
  return (
    <Table role="table" aria-label="Your answers, side by side" data-answers={columns.length}>
      <Row role="row">
        <span role="columnheader" data-corner>
          <VisuallyHidden>Measure</VisuallyHidden>
        </span>
        {columns.map(({ name, of }) => (
          <span key={name} role="columnheader">
            {name} <small>{of.dateText}</small>
          </span>
        ))}
      </Row>
      <Measure name="Level" columns={columns}>
        {({ level }) => (level ? <LevelMark likely={[level]} /> : 'No level')}
      </Measure>
      <Measure name="Length" columns={columns}>
        {lengthText}
      </Measure>
      {has('wordsPerMinute') && (
        <Measure name="Pace" columns={columns}>
          {({ wordsPerMinute: pace }) => (pace === null ? null : `${Math.round(pace)} words a minute`)}
        </Measure>
      )}
      {has('fillers') && (
        <Measure name="Filler words" columns={columns}>
          {({ fillers }) => fillers}
        </Measure>
      )}
    </Table>
  );
}

/** What the try shows for the first time, in the person's own words, and what is missing. */
function Changes({ comparison }: { readonly comparison: ComparisonView }) {
  const { added, dropped, still } = changes(comparison);
  return (
    <>
      {added.length > 0 && (
        <News aria-label="New this time">
          {added.map(({ name, quote }) => (
            <li key={name}>
              <CheckIcon />
              <strong>New: {criterionNames[name].charAt(0).toLowerCase() + criterionNames[name].slice(1)}</strong>
              {quote && <p>“{quote.text}”</p>}
            </li>
          ))}
        </News>
      )}
      {dropped.length > 0 && <Small>Not in this try: {named(dropped)}.</Small>}
      {still.length > 0 && <Small>Still missing: {named(still)}.</Small>}
    </>
  );
}

/** Another try of a question beside the answer that came first, and the best one: what changed, and what is new. */
export function Comparison({ comparison, children }: ComparisonProps) {
  const id = useId();
  const columns = columnsOf(comparison);
  return (
    <Part aria-labelledby={id}>
      <PartTitle id={id} under={1}>
        {columns.length > 2 ? 'Your tries, side by side' : 'Both tries, side by side'}
      </PartTitle>
      <Asked>{comparison.question}</Asked>
      <Sentence>{verdict(comparison)}</Sentence>
      <Measures columns={columns} />
      <Changes comparison={comparison} />
      <Fold printed summary={<FoldTitle>What you said each time</FoldTitle>}>
        <Texts>
          {columns.map(({ name, of }) => (
            <div key={name}>
              <TextTitle under={2}>{name}</TextTitle>
              <p>{of.said || 'Nothing.'}</p>
            </div>
          ))}
        </Texts>
      </Fold>
      {children}
    </Part>
  );
}
