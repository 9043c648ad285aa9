import { Line } from './Line.tsx';
import { Lines } from './Transcript.styles.ts';
import type { ReportLine } from '../types.ts';

export interface TranscriptProps {
  readonly lines: readonly ReportLine[];
  /** Name of the candidate's side; an employer reads `Candidate`. */
  readonly candidate?: string;
  /** Where the recording plays, in milliseconds from the start of the interview. */
  readonly currentMs?: number | undefined;
  /** Plays the recording from there; missing where there is none. */
  readonly onSeek?: ((ms: number) => void) | undefined;
  /** Prefix of the lines' ids, so that moments can lead to them. */
  readonly idPrefix?: string | undefined;
}

/** The candidate's side where they read it themselves. */
const own = 'You';

/** The line's address on its page. */
export const lineId = (idPrefix: string, turn: number): string => `${idPrefix}said-${turn}`;

/** Place of the word that is being said; -1 between words and without word times. */
function wordAt({ words }: ReportLine, ms: number): number {
  return words?.findIndex(({ startMs, endMs }) => ms >= startMs && ms < endMs) ?? -1;
}

/** Everything that was said, turn by turn; pressing a word plays it, and the word being played stands out. */
export function Transcript({ lines, candidate = own, currentMs, onSeek, idPrefix = '' }: TranscriptProps) {
  return (
    <Lines aria-label="What was said">
      {lines.map((line) => {
        const current = currentMs !== undefined && currentMs >= line.startMs && currentMs < line.endMs;
        return (
          <Line
            key={line.turn}
            id={lineId(idPrefix, line.turn)}
            line={line}
            who={line.speaker === 'agent' ? 'Interviewer' : candidate}
            reader={candidate === own ? 'candidate' : 'other'}
            current={current}
            currentWord={current ? wordAt(line, currentMs) : -1}
            onSeek={onSeek}
          />
        );
      })}
    </Lines>
  );
}
