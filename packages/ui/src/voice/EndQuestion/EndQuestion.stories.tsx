import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { EndQuestion } from './EndQuestion.tsx';

const meta = {
  component: EndQuestion,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    ending: { answered: 3, of: 8 },
    after: 'Your report covers what you’ve said so far.',
    onEnd: fn(),
    onStay: fn(),
  },
} satisfies Meta<typeof EndQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The keyboard starts on the harmless answer. */
export const InTheMiddle: Story = {
  tags: ['dark'],
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep Going' })).toHaveFocus());
    await expect(screen.getByText(/^You’ve answered 3 of 8\./)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};
export const NothingAnswered: Story = { args: { ending: { answered: 0, of: 6 } } };
export const Ended: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'End Interview' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
