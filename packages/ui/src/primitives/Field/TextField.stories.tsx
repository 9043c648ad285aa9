import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = { component: TextField, args: { label: 'Email', type: 'email' } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'maria@example.org' } };
export const WithHint: Story = { args: { hint: 'The report goes to this address.' } };
export const Wrong: Story = {
  args: { defaultValue: 'maria', error: 'Please enter a valid email address.' },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.'),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'maria@example.org' } };
