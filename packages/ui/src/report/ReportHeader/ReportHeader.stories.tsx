import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../primitives/index.ts';
import { sampleReport } from '../sample/sampleReport.ts';
import { ReportHeader } from './ReportHeader.tsx';

const meta = { component: ReportHeader, args: { report: sampleReport } } satisfies Meta<typeof ReportHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Practice: Story = {
  play: ({ canvas }) => expect(canvas.getByText('4 of 6 questions answered')).toBeVisible(),
};
export const Candidate: Story = { args: { report: { ...sampleReport, kind: 'candidate' } } };
/** An interview for which no role was named. */
export const NoRole: Story = {
  args: { report: { ...sampleReport, title: '' } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Practice interview' })).toBeVisible(),
};
export const EndedAtOnce: Story = { args: { report: { ...sampleReport, answers: [] } } };
export const LongTitle: Story = {
  args: {
    report: { ...sampleReport, title: 'Senior programme manager for municipal infrastructure and water treatment' },
  },
};
export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="quiet">Print</Button>
        <Button>Share</Button>
      </>
    ),
  },
};
