import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Alert } from './Alert.tsx';

const meta = {
  component: Alert,
  args: { children: 'Incorrect password. Please try again or reset your password.' },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Problem: Story = { play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible() };
export const Caution: Story = { args: { tone: 'caution', children: 'The connection is slow just now.' } };
export const Success: Story = { args: { tone: 'success', children: 'Password reset email sent!' } };
export const Info: Story = { args: { tone: 'info', children: 'Your report comes by e-mail.' } };
export const WithAction: Story = {
  args: { tone: 'caution', children: 'No microphone was found.', action: <Button variant="link">Try again</Button> },
};
