import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PrivateNote } from './PrivateNote.tsx';

const meta = {
  component: PrivateNote,
  args: { note: '', onSave: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PrivateNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Save the Note' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Private note' }), 'Free from March. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the Note' }));
    await expect(args.onSave).toHaveBeenCalledWith('Free from March.');
  },
};
export const Saving: Story = { args: { note: 'Free from March.', saving: true } };
export const Saved: Story = {
  args: { note: 'Free from March.', saved: true },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Your note is saved.'),
};
/** What was typed stays in the field. */
export const NotSaved: Story = {
  tags: ['dark'],
  args: { note: 'Free from March.', error: 'Your note was not saved. Please try again.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Private note' }), ' Speaks Spanish.');
    await expect(canvas.getByRole('textbox', { name: 'Private note' })).toHaveAccessibleDescription(/was not saved/);
    await expect(canvas.getByRole('button', { name: 'Save the Note' })).toBeEnabled();
  },
};
export const TooLong: Story = {
  args: { note: 'x'.repeat(2_001) },
  play: ({ canvas }) => expect(canvas.getByText(/This one has 1 too many/)).toBeVisible(),
};
