import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NoteField } from './NoteField.tsx';

const meta = {
  component: NoteField,
  args: { note: '', onChange: fn() },
} satisfies Meta<typeof NoteField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Note for candidates (optional)'), 'H');
    await expect(args.onChange).toHaveBeenCalledWith('H');
  },
};

export const TooLong: Story = {
  args: { note: 'Two more words. '.repeat(38) },
  play: ({ canvas }) => expect(canvas.getByText(/This one has 7 too many/)).toBeVisible(),
};
