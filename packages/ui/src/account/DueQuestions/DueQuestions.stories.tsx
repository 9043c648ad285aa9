import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleDue } from '../testing.ts';
import { DueQuestions } from './DueQuestions.tsx';

const meta = {
  component: DueQuestions,
  args: { questions: sampleDue, onSayAgain: fn() },
} satisfies Meta<typeof DueQuestions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Three are due, and the keyboard reaches each. */
export const Three: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Try Again.*Tell me about a mistake/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSayAgain).toHaveBeenCalledWith(sampleDue[1]);
  },
};
export const One: Story = {
  args: { questions: sampleDue.slice(0, 1) },
  play: ({ canvas }) => expect(canvas.getByRole('list', { name: '1 question to try again today' })).toBeVisible(),
};
/** One is being opened. */
export const Opening: Story = {
  args: { busy: 'due-1' },
  play: ({ canvas }) => expect(canvas.getAllByRole('button')[0]).toHaveAttribute('aria-busy', 'true'),
};
/** One could not be opened. */
export const Failed: Story = {
  args: { failed: { id: 'due-1', message: 'We couldn’t open this question. Please try again.' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t open this question.'),
};
