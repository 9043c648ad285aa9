import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HintPress } from './HintPress.tsx';

const meta = { component: HintPress, args: { onHint: fn(() => Promise.resolve()) } } satisfies Meta<typeof HintPress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One press; the interviewer takes a moment to say it. */
export const Asked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onHint).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Give Me a Hint' })).toHaveAttribute('aria-busy', 'true');
  },
};
/** A press that came too late can be made again. */
export const NotGiven: Story = {
  args: { onHint: fn(() => Promise.reject(new Error('the question has changed'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Give Me a Hint' }));
    await expect(canvas.getByRole('button', { name: 'Give Me a Hint' })).not.toHaveAttribute('aria-busy', 'true');
  },
};
