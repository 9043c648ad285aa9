import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formWidth } from '../testing/Narrow.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  component: PasswordField,
  args: { label: 'Password', defaultValue: 'correct horse', autoComplete: 'current-password' },
  decorators: [formWidth],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { defaultValue: '' } };
export const Hidden: Story = {
  play: ({ canvas }) => expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password'),
};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
export const HiddenAgainByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};
export const WithHint: Story = { args: { hint: 'At least 6 characters.' } };
export const Wrong: Story = {
  tags: ['dark'],
  args: { defaultValue: 'horse', error: 'Password must be at least 6 characters long' },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be at least 6 characters long',
    ),
};
export const Disabled: Story = { args: { disabled: true } };
