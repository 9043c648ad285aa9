import { Small } from '../report.styles.ts';
import { Subtitle } from '../AnswerCard/Assessment.styles.ts';
import type { CorrectionView, ReportLine } from '../types.ts';
import { HeardTurn } from './HeardTurn.tsx';
import { Box } from './WhatWeHeard.styles.ts';

export interface WhatWeHeardProps {
  /** What the candidate said to one question. */
  readonly lines: readonly ReportLine[];
  /** Missing where it can only be read. */
  readonly correction?: CorrectionView | undefined;
}

/** An answer word by word, as it was heard, where its candidate can correct what was misheard. */
export function WhatWeHeard({ lines, correction }: WhatWeHeardProps) {
  const open = correction?.turns.some(({ turn }) => lines.some((line) => line.turn === turn));
  return (
    <Box>
      <Subtitle under={3}>{lines.every(({ typed }) => typed) ? 'What you typed' : 'What we heard'}</Subtitle>
      {lines.map((line) => (
        <HeardTurn key={line.turn} line={line} correction={correction} />
      ))}
      {open && correction && (
        <Small>
          You can correct it until {correction.untilText}. We keep what we heard beside it
          {correction.forEmployer && ', and the employer sees both'}.
        </Small>
      )}
    </Box>
  );
}
