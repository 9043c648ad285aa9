import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formWidth, narrow } from '../testing/Narrow.tsx';
import { longText } from '../testing/words.ts';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'Email', type: 'email' },
  decorators: [formWidth],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithPlaceholder: Story = { args: { placeholder: 'you@example.org' } };
export const Filled: Story = { tags: ['dark'], args: { defaultValue: 'maria@example.org' } };
export const WithHint: Story = { args: { hint: 'The report goes to this address.' } };
export const Wrong: Story = {
  tags: ['dark'],
  args: { defaultValue: 'maria', error: 'Please enter a valid email address.' },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.'),
};
export const Focused: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('maria@example.org');
    await expect(canvas.getByLabelText('Email')).toHaveValue('maria@example.org');
  },
};
export const Disabled: Story = {
  tags: ['dark'],
  args: { disabled: true, defaultValue: 'maria@example.org' },
  play: ({ canvas }) => expect(canvas.getByLabelText('Email')).toBeDisabled(),
};
export const LongText: Story = {
  args: { label: longText, type: 'text', defaultValue: longText, hint: longText, error: longText },
  decorators: [narrow],
};
