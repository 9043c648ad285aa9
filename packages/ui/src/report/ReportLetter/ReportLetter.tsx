import { useId, type ReactNode } from 'react';
import { MomentsProvider } from '../../primitives/index.ts';
import { AnswerCard, Answers } from '../AnswerCard/index.ts';
import { AnswerLengths } from '../AnswerLengths/index.ts';
import { AudioReplay, type ReplayActions, type ReplayView } from '../AudioReplay/index.ts';
import { HeadingLevel } from '../Heading/index.ts';
import { OneThing } from '../OneThing/index.ts';
import { PaceChart } from '../PaceChart/index.ts';
import { PausesTimeline } from '../PausesTimeline/index.ts';
import { Part, PartTitle } from '../report.styles.ts';
import { ReportHeader } from '../ReportHeader/index.ts';
import { SkillList } from '../SkillList/index.ts';
import { Strength } from '../Strength/index.ts';
import { StructureGrid } from '../StructureGrid/index.ts';
import { lineId, Transcript } from '../Transcript/index.ts';
import type { ReportNorms, ReportView } from '../types.ts';
import { whyUnassessed } from '../words.ts';
import { Figures } from './Figures.tsx';
import { Fillers } from './Fillers.tsx';
import { MadeBy } from './MadeBy.tsx';
import { PrintStyles } from './PrintStyles.ts';
import { Letter, Sticky } from './ReportLetter.styles.ts';
import { Unassessed } from './Unassessed.tsx';

export interface ReportLetterProps {
  readonly report: ReportView;
  /** Bands that the figures are shown beside; the same that the report is measured with. */
  readonly norms: ReportNorms;
  /** What can be done with the report, as buttons. */
  readonly actions?: ReactNode;
  /** The recording; missing where it is not shown at all, as behind a shared link. */
  readonly replay?: (ReplayActions & { readonly replay: ReplayView }) | undefined;
  /** What follows the letter, as a request for a review. */
  readonly children?: ReactNode;
  /** Only how the letter begins and its main figures, for a page that shows what a report is. */
  readonly excerpt?: boolean;
  /** Level of the title's heading; 1 where the report is the page. */
  readonly headingLevel?: number;
}

/** The turn that was going on at a moment, or the last one before it. */
const turnAt = ({ transcript }: ReportView, ms: number) =>
  (transcript.findLast(({ startMs }) => startMs <= ms) ?? transcript[0])?.turn;

/** A report as a coach's letter: what went well, the one thing to change, then the numbers and every word. */
export function ReportLetter(props: ReportLetterProps) {
  const { report, norms, actions, replay, excerpt = false, headingLevel = 1, children } = props;
  const idPrefix = useId();
  const whyNot = whyUnassessed(report);
  const unassessed = !report.strength && !report.change && !report.overall.assessed;
  const opening = (
    <>
      <ReportHeader report={report} actions={actions} />
      {unassessed ? (
        <Unassessed whyNot={whyNot} />
      ) : (
        <>
          <Strength strength={report.strength ?? null} whyNot={report.overall.assessed ? undefined : whyNot} />
          <OneThing change={report.change ?? null} whyNot={report.overall.assessed ? undefined : whyNot} />
        </>
      )}
      <Figures report={report} norms={norms} />
    </>
  );
  if (excerpt)
    return (
      <HeadingLevel value={headingLevel}>
        <Letter>{opening}</Letter>
      </HeadingLevel>
    );

  const { metrics, answers, transcript, skills = [] } = report;
  const shown = replay?.replay;
  const positionMs = shown && 'positionMs' in shown ? shown.positionMs : undefined;
  const onSeek = positionMs === undefined ? undefined : replay?.onSeek;
  const hrefOf = (ms: number) => {
    const turn = turnAt(report, ms);
    return turn === undefined ? undefined : `#${lineId(idPrefix, turn)}`;
  };
  const rough = metrics.rough.includes('words');
  return (
    <HeadingLevel value={headingLevel}>
      <MomentsProvider value={{ hrefOf, onSeek }}>
        <PrintStyles />
        <Letter>
          {opening}
          {skills.length > 0 && <SkillList skills={skills} forEmployer={report.kind === 'candidate'} />}
          <Part aria-labelledby={`${idPrefix}answers`}>
            <PartTitle id={`${idPrefix}answers`} under={1}>
              Answer by answer
            </PartTitle>
            {answers.length === 0 && <p>The interview ended before its first question.</p>}
            <Answers>
              {answers.map((answer, i) => (
                <AnswerCard key={i} number={i + 1} answer={answer} rough={rough} />
              ))}
            </Answers>
          </Part>
          {answers.length > 0 && <AnswerLengths answers={answers} norms={norms} />}
          <PaceChart metrics={metrics} answers={answers} norms={norms} />
          <PausesTimeline metrics={metrics} answers={answers} />
          <Fillers metrics={metrics} />
          <StructureGrid answers={answers} />
          <Part aria-labelledby={`${idPrefix}said`}>
            <PartTitle id={`${idPrefix}said`} under={1}>
              What was said
            </PartTitle>
            {replay && (
              <Sticky>
                <AudioReplay {...replay} />
              </Sticky>
            )}
            <Transcript lines={transcript} idPrefix={idPrefix} currentMs={positionMs} onSeek={onSeek} />
          </Part>
          <MadeBy report={report} />
          {children}
        </Letter>
      </MomentsProvider>
    </HeadingLevel>
  );
}
