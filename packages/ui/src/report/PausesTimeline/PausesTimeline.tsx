import { useId } from 'react';
import { missing } from '../../emails/missing.ts';
import { clock, moment, seconds } from '../../emails/words.ts';
import { Moment } from '../../primitives/index.ts';
import { Figure, Part, PartHead, PartTitle, Small, Text } from '../report.styles.ts';
import { sources } from '../sources.ts';
import type { ReportAnswer, ReportMetrics } from '../types.ts';
import { Ends, Line, List, Pause, Spoken } from './PausesTimeline.styles.ts';

export interface PausesTimelineProps {
  readonly metrics: ReportMetrics;
  readonly answers: readonly ReportAnswer[];
}

/** Silences over a second inside the answers, where they lie in the interview and how long they are. */
export function PausesTimeline({ metrics, answers }: PausesTimelineProps) {
  const id = useId();
  const { pauses, reasons, interviewMs } = metrics;
  const longest = pauses?.toSorted((a, b) => b.durationMs - a.durationMs)[0];
  const place = (ms: number) => ms / Math.max(1, interviewMs);
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <PartTitle id={id} under={1}>
          Pauses over a second
        </PartTitle>
        {pauses && <Figure>{pauses.length}</Figure>}
      </PartHead>
      {!pauses && <Text>{missing(reasons.pauses)}</Text>}
      {pauses && !longest && <Text>There was no pause of that length inside an answer.</Text>}
      {pauses && longest && (
        <>
          <Text>
            The longest was {seconds(longest.durationMs)}, at {moment(longest.startMs)}. Only pauses inside your answers
            count; thinking before an answer is not one. The grey strips are your answers.
          </Text>
          <div>
            <Line aria-hidden="true">
              {stretchesOf(answers, pauses).map(({ fromMs, toMs }) => (
                <Spoken key={`a${fromMs}`} style={{ '--at': place(fromMs), '--long': place(toMs - fromMs) }} />
              ))}
              {pauses.map(({ startMs, durationMs }) => (
                <Pause key={startMs} style={{ '--at': place(startMs), '--share': durationMs / longest.durationMs }} />
              ))}
            </Line>
            <Ends aria-hidden="true">
              <span>0:00</span>
              <span>{clock(interviewMs)}</span>
            </Ends>
          </div>
          <List>
            {pauses.map(({ startMs, durationMs }) => (
              <li key={startMs}>
                <Moment ms={startMs} of="Pause" /> {seconds(durationMs)}
              </li>
            ))}
          </List>
          <Small>{sources.pauses}</Small>
        </>
      )}
    </Part>
  );
}

/** From where to where each answer went: speech and the pauses in it, at least to the end of its last pause. */
function stretchesOf(answers: readonly ReportAnswer[], pauses: NonNullable<ReportMetrics['pauses']>) {
  return answers.flatMap(({ startMs, speakingMs }, i) => {
    if (startMs === null || speakingMs === null) return [];
    const next = answers.slice(i + 1).find((answer) => answer.startMs !== null)?.startMs ?? Infinity;
    const inside = pauses.filter((pause) => pause.startMs >= startMs && pause.startMs < next);
    const last = inside.at(-1);
    const silenceMs = inside.reduce((sum, { durationMs }) => sum + durationMs, 0);
    const toMs = Math.max(startMs + speakingMs + silenceMs, last ? last.startMs + last.durationMs : 0);
    return [{ fromMs: startMs, toMs: Math.min(toMs, next) }];
  });
}
