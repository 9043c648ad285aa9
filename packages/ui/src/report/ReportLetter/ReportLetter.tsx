import { useId, type ReactNode } from 'react';
import { MomentsProvider, Ribbon, type RibbonSound } from '../../primitives/index.ts';
import { AudioReplay, type ReplayActions, type ReplayView } from '../AudioReplay/index.ts';
import { Fold } from '../Fold/index.ts';
import { HeadingLevel } from '../Heading/index.ts';
import { OneThing } from '../OneThing/index.ts';
import { PartTitle } from '../report.styles.ts';
import { ReportHeader } from '../ReportHeader/index.ts';
import { SkillList } from '../SkillList/index.ts';
import { Strength } from '../Strength/index.ts';
import { lineId, Transcript } from '../Transcript/index.ts';
import { SayAgain } from '../SayAgain/index.ts';
import type { AgainView, ComparisonView, CorrectionView, KeepView, ReportNorms, ReportView } from '../types.ts';
import { changedAnswer } from '../changedAnswer.ts';
import { whyUnassessed } from '../words.ts';
import { Answers } from './Answers.tsx';
import { Compared } from './Compared.tsx';
import { Figures } from './Figures.tsx';
import { MadeBy } from './MadeBy.tsx';
import { PrintStyles } from './PrintStyles.ts';
import { Letter, RibbonPart, SaidPart, Sticky } from './ReportLetter.styles.ts';
import { Unassessed } from './Unassessed.tsx';

export interface ReportLetterProps {
  readonly report: ReportView;
  /** Bands that the figures are shown beside; the same that the report is measured with. */
  readonly norms: ReportNorms;
  /** What can be done with the report, as buttons. */
  readonly actions?: ReactNode;
  /** The recording; missing where it is not shown at all, as behind a shared link. */
  readonly replay?: (ReplayActions & { readonly replay: ReplayView }) | undefined;
  /** How answers are corrected where they were misheard; missing where the report can only be read. */
  readonly correction?: CorrectionView | undefined;
  /** How its questions are said again; missing where they can't be. */
  readonly again?: AgainView | undefined;
  /** How its good answers are kept; missing where they can't be. */
  readonly keep?: KeepView | undefined;
  /** For another try of one question: how it compares with those before, in the place of what went well. Null while it loads. */
  readonly comparison?: ComparisonView | null | undefined;
  /** What follows the letter, as a request for a review. */
  readonly children?: ReactNode;
  /** Only how the letter begins and what the answers came to, for a page that shows what a report is. */
  readonly excerpt?: boolean;
  /** Level of the title's heading; 1 where the report is the page. */
  readonly headingLevel?: number;
}

/** The turn that was going on at a moment, or the last one before it. */
const turnAt = ({ transcript }: ReportView, ms: number) =>
  (transcript.findLast(({ startMs }) => startMs <= ms) ?? transcript[0])?.turn;

/** The recording as the ribbon plays it; nothing while there is none to hear. */
function soundOf(replay: ReportLetterProps['replay']): RibbonSound | undefined {
  if (!replay || !('positionMs' in replay.replay)) return undefined;
  const { replay: shown, onSeek, onPlay, onPause } = replay;
  const onHear = (ms: number) => {
    onSeek(ms);
    onPlay();
  };
  return { playing: shown.state === 'playing', positionMs: shown.positionMs, onHear, onPause };
}

/**
 * A report as a coach's letter: what went well, the one thing to change, what the answers came to. The rest opens on press:
 * each answer, how the candidate spoke, every word.
 */
export function ReportLetter(props: ReportLetterProps) {
  const {
    report,
    norms,
    actions,
    replay,
    correction,
    again,
    keep,
    excerpt = false,
    headingLevel = 1,
    children,
  } = props;
  const idPrefix = useId();
  const whyNot = whyUnassessed(report);
  const assessed = (report.overall.counted?.assessed ?? 0) > 0;
  const toChange = changedAnswer(report);
  const shown = replay?.replay;
  const positionMs = shown && 'positionMs' in shown ? shown.positionMs : undefined;
  const onSeek = positionMs === undefined ? undefined : replay?.onSeek;
  const hrefOf = (ms: number) => {
    const turn = turnAt(report, ms);
    return turn === undefined ? undefined : `#${lineId(idPrefix, turn)}`;
  };
  const ribbon = !excerpt && report.ribbon && (
    <RibbonPart>
      <Ribbon ribbon={report.ribbon} sound={soundOf(replay)} hrefOf={hrefOf} />
    </RibbonPart>
  );
  const opening = (
    <>
      <ReportHeader report={report} actions={actions} />
      {props.comparison === undefined && ribbon}
      {props.comparison !== undefined ? (
        <>
          <Compared report={report} comparison={props.comparison} again={again} keep={keep} />
          {ribbon}
        </>
      ) : assessed || report.strength || report.change ? (
        <>
          <Strength strength={report.strength ?? null} />
          <OneThing change={report.change ?? null}>
            {again && toChange && <SayAgain questionId={toChange.id} question={toChange.question} again={again} />}
          </OneThing>
        </>
      ) : (
        <Unassessed whyNot={whyNot} />
      )}
      <Answers
        report={report}
        excerpt={excerpt}
        correction={correction}
        again={again}
        keep={props.comparison === undefined ? keep : undefined}
      />
    </>
  );
  if (excerpt)
    return (
      <HeadingLevel value={headingLevel}>
        <Letter>{opening}</Letter>
      </HeadingLevel>
    );

  const { transcript, skills = [] } = report;
  // Where the ribbon plays, the player is for those who read along.
  const player = replay && (
    <Sticky>
      <AudioReplay {...replay} />
    </Sticky>
  );
  return (
    <HeadingLevel value={headingLevel}>
      <MomentsProvider value={{ hrefOf, onSeek }}>
        <PrintStyles />
        <Letter>
          {opening}
          {skills.length > 0 && <SkillList skills={skills} forEmployer={report.kind === 'candidate'} />}
          <Figures report={report} norms={norms} />
          <SaidPart aria-labelledby={`${idPrefix}said`}>
            {!ribbon && player}
            <Fold
              summary={
                <PartTitle id={`${idPrefix}said`} under={1}>
                  What was said
                </PartTitle>
              }
            >
              {ribbon && player}
              <Transcript lines={transcript} idPrefix={idPrefix} currentMs={positionMs} onSeek={onSeek} />
            </Fold>
          </SaidPart>
          <MadeBy report={report} />
          {children}
        </Letter>
      </MomentsProvider>
    </HeadingLevel>
  );
}
