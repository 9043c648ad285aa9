import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { narrow } from '../testing/Narrow.tsx';
import { longText } from '../testing/words.ts';
import { Alert } from './Alert.tsx';

const meta = {
  component: Alert,
  args: { children: 'Incorrect password. Please try again or reset your password.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Announced at once. */
export const Problem: Story = { play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible() };
export const Caution: Story = {
  tags: ['dark'],
  args: { tone: 'caution', children: 'The connection is slow just now.' },
};
/** Announced when there is a moment. */
export const Success: Story = {
  tags: ['dark'],
  args: { tone: 'success', children: 'Password reset email sent!' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Password reset email sent!'),
};
export const Info: Story = { tags: ['dark'], args: { tone: 'info', children: 'Your report comes by email.' } };

const retry = fn();
export const WithAction: Story = {
  args: {
    tone: 'caution',
    children: 'We couldn’t find a microphone.',
    action: (
      <Button variant="link" onClick={retry}>
        Try again
      </Button>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { children: longText }, decorators: [narrow] };
