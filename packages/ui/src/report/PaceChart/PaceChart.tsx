import { useId } from 'react';
import { BarColumns } from '../BarColumns/index.ts';
import { Figure, Part, PartHead, PartTitle, Small, Text } from '../report.styles.ts';
import { sources } from '../sources.ts';
import type { ReportAnswer, ReportMetrics, ReportNorms } from '../types.ts';

export interface PaceChartProps {
  readonly metrics: ReportMetrics;
  readonly answers: readonly ReportAnswer[];
  readonly norms: ReportNorms;
}

/** Words a minute, over all and answer by answer, beside the advice; nothing where it could not be measured. */
export function PaceChart({ metrics, answers, norms }: PaceChartProps) {
  const id = useId();
  const { wordsPerMinute: pace, rough } = metrics;
  if (pace === null) return null;
  const { from, to } = norms.wordsPerMinute;
  const columns = answers.flatMap(({ wordsPerMinute: value, startMs }, i) =>
    value === null ? [] : [{ label: `Q${i + 1}`, value, text: String(Math.round(value)), startMs }],
  );
  const about = rough.includes('wordsPerMinute') ? 'about ' : '';
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <PartTitle id={id} under={2}>
          Pace
        </PartTitle>
        <Figure>
          {about}
          {Math.round(pace)} <span>words a minute</span>
        </Figure>
      </PartHead>
      <Text>
        Recommended: {from} to {to} words a minute of speaking time (the strip behind the bars).
        {about && ' Some of your words were hard to hear, so these figures are rough.'}
      </Text>
      {columns.length > 0 && (
        <BarColumns
          label="Words a minute in each answer"
          columns={columns}
          band={norms.wordsPerMinute}
          max={to * 1.25}
        />
      )}
      <Small>{sources.pace}</Small>
    </Part>
  );
}
