import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleAnswers } from '../testing.ts';
import { MyAnswers } from './MyAnswers.tsx';

const meta = {
  component: MyAnswers,
  args: { answers: sampleAnswers, onSayAgain: fn(), onRemove: fn() },
} satisfies Meta<typeof MyAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const open: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Tell me about a mistake that you caught in time.'));
};

/** Folded: each tells its question, what it came to, and when. */
export const Folded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText(/one hundred units of insulin/)).not.toBeVisible();
  },
};
/** One is open: it can be read, said again, and removed. */
export const Open: Story = {
  play: async (context) => {
    await open(context);
    const { canvas, userEvent, args } = context;
    await expect(canvas.getByText(/one hundred units of insulin/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Try Again.*Tell me about a mistake/ }));
    await expect(args.onSayAgain).toHaveBeenCalledWith(sampleAnswers[0]);
    await userEvent.click(canvas.getByRole('button', { name: /^Remove ?:.*Tell me about a mistake/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(sampleAnswers[0]);
  },
};
/** One is being removed. */
export const Removing: Story = {
  args: { removing: ['answer-1'] },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByRole('button', { name: /^Remove ?:.*Tell me about a mistake/ })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};
/** One of them is removed, and the next one gets the focus. */
export const OneFewer: Story = {
  render: function Removable(args) {
    const [answers, setAnswers] = useState(args.answers);
    return (
      <MyAnswers {...args} answers={answers} onRemove={(gone) => setAnswers(answers.filter((one) => one !== gone))} />
    );
  },
  play: async (context) => {
    await open(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^Remove ?:.*Tell me about a mistake/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('listitem').querySelector('summary')).toHaveFocus());
  },
};
/** The last one was removed. */
export const NoneLeft: Story = {
  args: { answers: [] },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You aren’t keeping any answers.'),
};
/** One could not be removed. */
export const Failed: Story = {
  args: { failed: { id: 'answer-1', message: 'We couldn’t remove this answer. Please try again.' } },
  play: async (context) => {
    await open(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('We couldn’t remove this answer.');
  },
};
