import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { hardToHearReport, sampleNorms, sampleReport } from '../sample/index.ts';
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
export const Rough: Story = { args: { metrics: hardToHearReport.metrics } };
