import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PauseCard } from './PauseCard.tsx';

const meta = {
  component: PauseCard,
  args: { pause: { by: 'press', untilMs: 581_000 }, now: () => 0, onGoOn: fn(() => Promise.resolve()) },
} satisfies Meta<typeof PauseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It has the focus, and the next stop of the keyboard goes on. */
export const Pressed: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Paused' })).toHaveFocus());
    await expect(canvas.getByText('The interview continues automatically in 9:41.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};
/** The candidate asked for it aloud: what they say next is their answer. */
export const AskedForAloud: Story = {
  args: { pause: { by: 'voice', untilMs: 60_000 } },
  play: ({ canvas }) => expect(canvas.getByText(/just start talking/)).toBeVisible(),
};
export const GoingOn: Story = {
  args: { onGoOn: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(canvas.getByRole('button', { name: 'Resume' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const NotReached: Story = {
  tags: ['dark'],
  args: { onGoOn: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeEnabled();
  },
};
