import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleNorms, sampleReport } from '../sample/index.ts';
import { AnswerLengths } from './AnswerLengths.tsx';

const meta = {
  component: AnswerLengths,
  args: { metrics: sampleReport.metrics, answers: sampleReport.answers, norms: sampleNorms },
} satisfies Meta<typeof AnswerLengths>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShortAnswers: Story = { play: ({ canvas }) => expect(canvas.getByText('0:48')).toBeVisible() };
export const OneTooLong: Story = {
  tags: ['dark'],
  args: {
    answers: sampleReport.answers.map((answer, i) => (i === 1 ? { ...answer, speakingMs: 214_000 } : answer)),
  },
};
