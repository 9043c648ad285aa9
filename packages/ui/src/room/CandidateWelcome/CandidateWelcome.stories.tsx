import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleJob } from '../testing.ts';
import { CandidateWelcome } from './CandidateWelcome.tsx';

const meta = { component: CandidateWelcome, args: { job: sampleJob, onBegin: fn() } } satisfies Meta<
  typeof CandidateWelcome
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Begin' }));
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
};
export const ShortInterview: Story = { args: { job: { ...sampleJob, minutes: 8, questions: 3 } } };
