import { useId } from 'react';
import { clock, seconds } from '../../emails/words.ts';
import { BarColumns, type ColumnView } from '../BarColumns/index.ts';
import { Figure, Part, PartHead, PartTitle, Small, Text } from '../report.styles.ts';
import { sources } from '../sources.ts';
import type { ReportAnswer, ReportMetrics, ReportNorms } from '../types.ts';
import { outcomeText } from '../words.ts';

export interface AnswerLengthsProps {
  readonly metrics: ReportMetrics;
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

/** How long the candidate spoke, over all and answer by answer, beside the advised length; nothing where nothing was spoken. */
export function AnswerLengths({ metrics, answers, norms }: AnswerLengthsProps) {
  const id = useId();
  const { from, to } = norms.answerMs;
  const { speakingMs, shareOfTalk, firstWordMs } = metrics;
  if (speakingMs === null || !answers.some((answer) => answer.speakingMs !== null)) return null;
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <PartTitle id={id} under={2}>
          Speaking time
        </PartTitle>
        <Figure>{clock(speakingMs)}</Figure>
      </PartHead>
      <Text>
        {shareOfTalk !== null && `You did ${Math.round(shareOfTalk * 100)}% of the talking. `}
        Recommended for an answer: {clock(from)} to {clock(to)} (the strip behind the bars).
        {typeof firstWordMs === 'number' &&
          ` You typically started to answer ${seconds(firstWordMs)} after the question.`}
      </Text>
      <BarColumns
        label="Speaking time of each answer"
        columns={answers.map(columnOf)}
        band={norms.answerMs}
        max={to * 1.25}
      />
      <Small>{sources.answerLength}</Small>
    </Part>
  );
}
