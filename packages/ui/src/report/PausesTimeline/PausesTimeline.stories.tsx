import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleReport, typedReport } from '../sample/index.ts';
import { PausesTimeline } from './PausesTimeline.tsx';

const { metrics, answers } = sampleReport;

const meta = { component: PausesTimeline, args: { metrics, answers } } satisfies Meta<typeof PausesTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/The longest was 3.2 s, at 2:03/)).toBeVisible(),
};
/** None found is nought, which is not the same as not measured. */
export const None: Story = {
  args: { metrics: { ...metrics, pauses: [] } },
  play: ({ canvas }) => expect(canvas.getByText('0')).toBeVisible(),
};
export const NoWordTimes: Story = {
  args: { metrics: { ...metrics, pauses: null, reasons: { pauses: 'no-word-times' } } },
  play: ({ canvas }) => expect(canvas.getByText(/it gives no times for single words/)).toBeVisible(),
};
export const Typed: Story = { args: { metrics: typedReport.metrics, answers: typedReport.answers } };
