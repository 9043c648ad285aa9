import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleJob } from '../sample/job.ts';
import { JobHeader } from './JobHeader.tsx';

const meta = { component: JobHeader, args: { job: sampleJob, onCopyLink: fn() } } satisfies Meta<typeof JobHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link for Candidates' }));
    await expect(args.onCopyLink).toHaveBeenCalledOnce();
  },
};
export const LinkCopied: Story = { args: { copied: true } };
export const Inviting: Story = {
  args: { inviting: { open: true, onToggle: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Invite by Email' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(args.inviting?.onToggle).toHaveBeenCalledOnce();
  },
};
export const NobodyYet: Story = { args: { job: { ...sampleJob, candidates: [], arrivals: [] } } };
/** A closed job has no link to give away. */
export const Closed: Story = {
  args: { job: { ...sampleJob, status: 'closed' } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
