import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecordingSwitch } from './RecordingSwitch.tsx';

const meta = { component: RecordingSwitch, args: { on: false, onChange: fn() } } satisfies Meta<typeof RecordingSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const On: Story = {
  tags: ['dark'],
  args: { on: true },
  play: ({ canvas }) => expect(canvas.getByRole('switch', { name: 'Record my answers' })).toBeChecked(),
};
export const NotKept: Story = { args: { error: 'The change could not be saved. Please try again.' } };
