import { useId } from 'react';
import { missing } from '../../emails/missing.ts';
import { clock, seconds } from '../../emails/words.ts';
import { MeasureCard, Measures } from '../MeasureCard/index.ts';
import { Part, PartTitle } from '../report.styles.ts';
import type { ReportNorms, ReportView } from '../types.ts';
import { capText, notAssessed, whyUnassessed } from '../words.ts';

interface FiguresProps {
  readonly report: ReportView;
  readonly norms: ReportNorms;
}

const perMinute = (count: number, speakingMs: number) => (count / Math.max(1, speakingMs / 60_000)).toFixed(1);

/** The main figures at a glance; the parts below say where each comes from. */
export function Figures({ report, norms }: FiguresProps) {
  const id = useId();
  const { metrics, overall } = report;
  const { wordsPerMinute: pace, pauses, fillers, speakingMs, shareOfTalk, firstWordMs, rough, reasons } = metrics;
  const { from, to } = norms.wordsPerMinute;
  const about = rough.includes('wordsPerMinute') ? 'about ' : '';
  return (
    <Part aria-labelledby={id}>
      <PartTitle id={id} under={1}>
        The numbers
      </PartTitle>
      <Measures>
        <MeasureCard
          name="Overall"
          value={overall.score === null ? null : String(overall.score)}
          unit="of 100"
          why={`Not assessed. ${notAssessed(whyUnassessed(report))}`}
          note={
            overall.cappedBy
              ? capText(overall.cappedBy)
              : 'From what you said alone. How you sounded takes no part in it.'
          }
        />
        <MeasureCard
          name="Pace"
          value={pace === null ? null : `${about}${Math.round(pace)}`}
          unit="words a minute"
          reason={reasons.wordsPerMinute}
          at={pace ?? undefined}
          norm={{ from, to, max: 240, text: `Our advice: ${from} to ${to}` }}
        />
        <MeasureCard
          name={`Pauses over ${norms.pauseOverMs === 1_000 ? 'a second' : seconds(norms.pauseOverMs)}`}
          value={pauses === null ? null : String(pauses.length)}
          reason={reasons.pauses}
          note={
            pauses && pauses.length > 0
              ? `The longest took ${seconds(Math.max(...pauses.map(({ durationMs }) => durationMs)))}. A pause to think is no fault.`
              : undefined
          }
        />
        <MeasureCard
          name="Filler words"
          value={fillers === null ? null : String(fillers.length)}
          reason={reasons.fillers}
          note={
            fillers && speakingMs !== null
              ? fillers.length === 0
                ? 'None was heard.'
                : `${perMinute(fillers.length, speakingMs)} in a minute of speech.`
              : undefined
          }
        />
        <MeasureCard
          name="Speaking time"
          value={speakingMs === null ? null : clock(speakingMs)}
          reason={reasons.speakingMs}
          note={
            shareOfTalk === null
              ? undefined
              : `${Math.round(shareOfTalk * 100)} % of the talk was yours, without the pauses.`
          }
        />
        {firstWordMs !== undefined && (
          <MeasureCard
            name="Time to the first word"
            value={firstWordMs === null ? null : seconds(firstWordMs)}
            why={missing(reasons.firstWordMs)}
            note="From the end of a question to the beginning of your answer, in the middle of all answers."
          />
        )}
      </Measures>
    </Part>
  );
}
