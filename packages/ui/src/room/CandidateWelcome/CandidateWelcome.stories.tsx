import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../primitives/index.ts';
import { sampleJob } from '../testing.ts';
import { CandidateWelcome } from './CandidateWelcome.tsx';

const meta = {
  component: CandidateWelcome,
  args: { job: sampleJob, asked: [], onAsk: fn(), children: <Button size="large">Begin</Button> },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 24 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CandidateWelcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/^It takes about 20 minutes, with 8 questions/)).toBeVisible(),
};
export const ShortInterview: Story = { args: { job: { ...sampleJob, minutes: 8, questions: 3 } } };
/** The company says something itself. */
export const WithANote: Story = {
  args: { job: { ...sampleJob, note: 'We run the night shift with six people.\nWe decide within a week.' } },
  play: ({ canvas }) => expect(canvas.getByText('From Harbour Logistics:')).toBeVisible(),
};
