import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { KeepAnswer } from './KeepAnswer.tsx';

const keep = { kept: [], onKeep: fn(), onRemove: fn() };

const meta = {
  component: KeepAnswer,
  args: { questionId: 'q1', question: 'Tell me about a hard shift.', level: 'strong', keep },
  beforeEach: () => {
    keep.onKeep.mockClear();
    keep.onRemove.mockClear();
  },
} satisfies Meta<typeof KeepAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A strong answer, one press away from being kept. */
export const NotYet: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Keep This Answer/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(keep.onKeep).toHaveBeenCalledWith('q1');
  },
};
/** It is kept, and can be removed. */
export const Kept: Story = {
  args: { keep: { ...keep, kept: ['q1'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'My Answers' })).toHaveAttribute('href', '/my_account#my-answers');
    await userEvent.click(canvas.getByRole('button', { name: /^Remove ?:/ }));
    await expect(keep.onRemove).toHaveBeenCalledWith('q1');
  },
};
/** It is being kept. */
export const Keeping: Story = {
  args: { keep: { ...keep, busy: ['q1'] } },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true'),
};
/** Kept before it was corrected to less: once it is removed, the keyboard stays, and there is nothing more to press. */
export const NotGoodAnyMore: Story = {
  args: { level: 'developing' },
  render: function Removable(args) {
    const [kept, setKept] = useState(['q1']);
    return <KeepAnswer {...args} keep={{ ...args.keep, kept, onRemove: () => setKept([]) }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Remove ?:/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('The answer isn’t kept.');
    await waitFor(() => expect(canvas.getByRole('status').parentElement).toHaveFocus());
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
/** There are as many as can be kept. */
export const Full: Story = {
  args: {
    keep: {
      ...keep,
      failed: { questionId: 'q1', message: 'You’ve kept 50 answers. Remove one in My Account to keep another.' },
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('You’ve kept 50 answers.'),
};
