import { useId } from 'react';
import { count, list } from '../../emails/words.ts';
import { AnswerLengths } from '../AnswerLengths/index.ts';
import { FillerList } from '../FillerList/index.ts';
import { Fold } from '../Fold/index.ts';
import { missing } from '../missing.ts';
import { mostSaid } from '../mostSaid.ts';
import { PaceChart } from '../PaceChart/index.ts';
import { PauseList } from '../PauseList/index.ts';
import { Part, PartTitle, Small } from '../report.styles.ts';
import type { ReportMetrics, ReportNorms, ReportView } from '../types.ts';
import { Charts } from './ReportLetter.styles.ts';

interface FiguresProps {
  readonly report: ReportView;
  readonly norms: ReportNorms;
}

/** The figures in a line. */
function inShort({ wordsPerMinute, pauses, fillers, rough }: ReportMetrics): string {
  const about = rough.includes('wordsPerMinute') ? 'about ' : '';
  return list([
    ...(wordsPerMinute === null ? [] : [`${about}${Math.round(wordsPerMinute)} words a minute`]),
    ...(pauses ? [`${count(pauses.length, 'pause')} over a second`] : []),
    ...(fillers ? [count(fillers.length, 'filler word')] : []),
  ]);
}

/** How the candidate spoke: the figures in a line, where each comes from behind it, and what could not be measured. */
export function Figures({ report, norms }: FiguresProps) {
  const id = useId();
  const { metrics, answers } = report;
  const { fillers, hedges, restarts } = metrics;
  const short = inShort(metrics);
  const absent = missing(metrics).join(' ');
  const most = mostSaid(fillers, hedges, restarts);
  const title = (
    <PartTitle id={id} under={1}>
      How you spoke
    </PartTitle>
  );
  return (
    <Part aria-labelledby={id}>
      {short === '' ? (
        <>
          {title}
          <Small>{absent}</Small>
        </>
      ) : (
        <Fold
          summary={
            <>
              {title}
              <Small>
                {short}. {absent}
              </Small>
            </>
          }
        >
          <Charts>
            <AnswerLengths metrics={metrics} answers={answers} norms={norms} />
            <PaceChart metrics={metrics} answers={answers} norms={norms} />
            <PauseList metrics={metrics} />
            {fillers && <FillerList most={most} fillers={fillers} />}
            {hedges && (
              <FillerList
                title="Hedges"
                most={most}
                fillers={hedges}
                definition="Words that soften what you say, such as “sort of.”"
                none="You didn’t hedge."
              />
            )}
            {restarts && (
              <FillerList
                title="Repetitions and restarts"
                most={most}
                fillers={restarts}
                definition="Words you said twice, or sentences you restarted. Everyone does it now and then."
                none="You didn’t repeat or restart anything."
              />
            )}
          </Charts>
        </Fold>
      )}
    </Part>
  );
}
