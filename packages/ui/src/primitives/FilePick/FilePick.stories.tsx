import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { formWidth } from '../testing/Narrow.tsx';
import { FilePick } from './FilePick.tsx';

const meta = {
  component: FilePick,
  args: { label: 'Choose a résumé', accept: '.txt', hint: 'Plain text, up to 5 MB.', onChoose: fn() },
  decorators: [formWidth],
} satisfies Meta<typeof FilePick>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['Ward nurse'], 'resume.txt', { type: 'text/plain' });

export const Empty: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Choose a résumé');
    await userEvent.upload(field, file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription('Plain text, up to 5 MB.');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByLabelText('Choose a résumé')).toBeDisabled(),
};
