import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { approximateReport, sampleNorms, sampleReport, typedReport } from '../sample/index.ts';
import { PaceChart } from './PaceChart.tsx';

const { metrics, answers } = sampleReport;

const meta = { component: PaceChart, args: { metrics, answers, norms: sampleNorms } } satisfies Meta<typeof PaceChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithinTheAdvice: Story = {
  play: ({ canvas }) => expect(canvas.getByText('words a minute').parentElement).toBeVisible(),
};
export const OneAnswerRushed: Story = {
  tags: ['dark'],
  args: { answers: answers.map((answer, i) => (i === 2 ? { ...answer, wordsPerMinute: 226 } : answer)) },
};
export const Rough: Story = { args: { metrics: approximateReport.metrics } };
export const Typed: Story = {
  args: { metrics: typedReport.metrics, answers: typedReport.answers },
  play: ({ canvas }) => expect(canvas.getByText('Not measurable: your answers were typed.')).toBeVisible(),
};
export const TooLittleSpeech: Story = {
  args: {
    metrics: { ...metrics, wordsPerMinute: null, reasons: { wordsPerMinute: 'too-little-speech' } },
    answers: [],
  },
};
