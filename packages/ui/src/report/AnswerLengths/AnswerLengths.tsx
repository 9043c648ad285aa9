import { useId } from 'react';
import { clock } from '../../emails/words.ts';
import { BarColumns, type ColumnView } from '../BarColumns/index.ts';
import { Part, PartHead, PartTitle, Small, Text } from '../report.styles.ts';
import { sources } from '../sources.ts';
import type { ReportAnswer, ReportNorms } from '../types.ts';
import { outcomeText } from '../words.ts';

export interface AnswerLengthsProps {
  readonly answers: readonly ReportAnswer[];
  readonly norms: ReportNorms;
}

function columnOf(answer: ReportAnswer, index: number): ColumnView {
  const { outcome, speakingMs, startMs } = answer;
  const label = `Q${index + 1}`;
  if (outcome !== 'answered') return { label, value: null, text: outcomeText(outcome).toLowerCase() };
  if (speakingMs === null) return { label, value: null, text: 'typed', startMs };
  return { label, value: speakingMs, text: clock(speakingMs), startMs };
}

/** How long each answer was, beside the advised length. */
export function AnswerLengths({ answers, norms }: AnswerLengthsProps) {
  const id = useId();
  const { from, to } = norms.answerMs;
  const spoken = answers.some(({ speakingMs }) => speakingMs !== null);
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <PartTitle id={id} under={1}>
          Length of the answers
        </PartTitle>
      </PartHead>
      {answers.length === 0 && <Text>The interview ended before its first question.</Text>}
      {answers.length > 0 && !spoken && <Text>Nothing was said aloud, so there is no time to show.</Text>}
      {spoken && (
        <>
          <Text>
            Time in which you spoke, follow-up questions included. {clock(from)} to {clock(to)} is the usual advice: the
            strip behind the bars.
          </Text>
          <BarColumns
            label="Speaking time of each answer"
            columns={answers.map(columnOf)}
            band={norms.answerMs}
            max={to * 1.25}
          />
          <Small>{sources.answerLength}</Small>
        </>
      )}
    </Part>
  );
}
