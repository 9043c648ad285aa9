import { useId } from 'react';
import { Bar, Figure, Label, List, Row, Text, Track } from './BarChart.styles.ts';

export interface BarChartBar {
  readonly label: string;
  /** In the unit of the chart; not negative. */
  readonly value: number;
  /** The value as a person reads it, with its unit. */
  readonly text: string;
  readonly tone?: 'accent' | 'quiet' | 'listening' | 'thinking' | 'danger' | undefined;
}

export interface BarChartProps {
  readonly label: string;
  readonly bars: readonly BarChartBar[];
  /** What a full bar stands for, so that several charts can be compared; the largest value when absent. */
  readonly max?: number | undefined;
}

/** A few numbers side by side. Everything that the bars show is text too; the bars are for the eye. */
export function BarChart({ label, bars, max }: BarChartProps) {
  const id = useId();
  const full = max ?? Math.max(0, ...bars.map(({ value }) => value));
  return (
    <Figure aria-labelledby={id}>
      <figcaption id={id}>{label}</figcaption>
      <List>
        {bars.map(({ label: name, value, text, tone = 'accent' }, index) => (
          <Row key={index}>
            <Label>{name}</Label>
            <Track aria-hidden="true">
              {value > 0 && <Bar data-tone={tone} style={{ '--part': partOf(value, full) }} />}
            </Track>
            <Text>{text}</Text>
          </Row>
        ))}
      </List>
    </Figure>
  );
}

function partOf(value: number, full: number): number {
  return full > 0 ? Math.min(1, value / full) : 0;
}
