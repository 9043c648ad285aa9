import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText } from '../testing/words.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: { label: 'Job Description', rows: 6 },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Paste the text of the job here.' } };
export const TenRows: Story = {
  args: { rows: 10 },
  play: ({ canvas }) => expect(canvas.getByLabelText('Job Description')).toHaveAttribute('rows', '10'),
};
export const TypedInto: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Nurse{Enter}Night shifts');
    await expect(canvas.getByLabelText('Job Description')).toHaveValue('Nurse\nNight shifts');
  },
};
export const Filled: Story = { args: { defaultValue: [longText, longText, longText].join('\n\n') } };
export const WithHint: Story = { args: { hint: 'Tasks, requirements, and what you offer.' } };
export const Wrong: Story = {
  tags: ['dark'],
  args: { error: 'Please enter a job description.' },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Job Description')).toHaveAccessibleDescription('Please enter a job description.'),
};
export const Disabled: Story = { args: { disabled: true, defaultValue: longText } };
