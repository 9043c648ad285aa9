import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../primitives/testing/Narrow.tsx';
import { storyFeedback } from '../testing/samples.ts';
import { FeedbackCard } from './FeedbackCard.tsx';

const meta = {
  component: FeedbackCard,
  args: {
    text: storyFeedback,
    onSayAgain: fn(() => Promise.resolve()),
    onNextQuestion: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof FeedbackCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(storyFeedback)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('You can try it again, or move on.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try It Again' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNextQuestion).toHaveBeenCalledOnce();
  },
};
/** Before the answer: the status is there already, so that a screen reader says it when the choice comes. */
export const NotYet: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** One press is enough: neither button takes another one. */
export const TryingAgain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try It Again' }));
    await expect(canvas.getByRole('button', { name: 'Try It Again' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Move On' }));
    await expect(args.onSayAgain).toHaveBeenCalledOnce();
    await expect(args.onNextQuestion).not.toHaveBeenCalled();
  },
};
export const NotReached: Story = {
  tags: ['dark'],
  args: { onNextQuestion: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move On' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Move On' })).not.toHaveAttribute('aria-busy', 'true');
  },
};
/** More than a few words, on the narrowest screen. */
export const LongText: Story = {
  args: {
    text: 'You named the Kundenbeziehungsmanagementsystem, the deadline, and the two people you called, so I could follow every step of it. What’s missing is how it turned out: say what changed because of you, with one number if you have one, and then stop there.',
  },
  decorators: [narrow],
};
