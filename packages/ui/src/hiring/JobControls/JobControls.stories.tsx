import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { JobControls } from './JobControls.tsx';

const meta = {
  component: JobControls,
  args: { status: 'open', contactEmail: 'hiring@example.org', onAction: fn() },
} satisfies Meta<typeof JobControls>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Red is the last press alone, in the question that comes before it. */
export const Open: Story = {
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('button').map((button) => button.dataset['variant'])).toEqual([
      'quiet',
      'quiet',
      'quiet',
    ]),
};
export const Closed: Story = {
  args: { status: 'closed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen the Job' }));
    await expect(args.onAction).toHaveBeenCalledWith('reopen');
  },
};
/** Nothing is closed before it was asked once more. */
export const AskedToClose: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the Job' }));
    await screen.findByRole('alertdialog', { name: 'Close this job?' });
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
export const AskedForANewLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Private Link' }));
    await expect(await screen.findByText(/send the new one to hiring@example.org/)).toBeVisible();
  },
};
export const AskedToErase: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete This Job' }));
    await expect(await screen.findByRole('button', { name: 'Delete for Good' })).toBeVisible();
  },
};
export const Erased: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete This Job' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete for Good' }));
    await expect(args.onAction).toHaveBeenCalledWith('erase');
  },
};
export const MakingANewLink: Story = { args: { busy: 'rotate' } };
export const NewLinkSent: Story = {
  args: { notice: 'We’re sending the new private link to hiring@example.org. This page’s address no longer works.' },
};
export const Failed: Story = { tags: ['dark'], args: { error: 'The job could not be closed. Please try again.' } };
