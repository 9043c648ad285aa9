import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TypedAnswer } from './TypedAnswer.tsx';

const meta = {
  component: TypedAnswer,
  args: { onSend: fn(() => Promise.resolve()) },
} satisfies Meta<typeof TypedAnswer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** The field grows with the answer. */
export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByLabelText('Or type your answer'),
      'I called the two people who knew the old system.{Shift>}{Enter}{/Shift}Then I wrote down what we knew.',
    );
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled();
  },
};

/** Enter sends; Shift+Enter begins a new line. */
export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Or type your answer');
    await userEvent.type(field, 'I led the{Shift>}{Enter}{/Shift}migration.{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('I led the\nmigration.');
    await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const Sending: Story = {
  args: { onSend: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Or type your answer'), 'I led the migration.{Enter}');
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  },
};

/** What could not be sent is kept. */
export const NotSent: Story = {
  tags: ['dark'],
  args: { onSend: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Or type your answer'), 'I led the migration.{Enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByLabelText('Or type your answer')).toHaveValue('I led the migration.');
  },
};

export const TooLong: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByLabelText('Or type your answer').focus();
    await userEvent.paste('word '.repeat(1_001));
    await expect(canvas.getByRole('alert')).toHaveTextContent('5 too many');
  },
};
