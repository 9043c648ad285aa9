import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataExport } from './DataExport.tsx';

const meta = {
  component: DataExport,
  args: { exporting: { state: 'idle' }, onExport: fn() },
  decorators: [
    (Story) => (
      <>
        <h2 hidden>Your data</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof DataExport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};
export const Preparing: Story = { args: { exporting: { state: 'busy' } } };
export const Downloaded: Story = { args: { exporting: { state: 'done' } } };
export const Failed: Story = {
  args: { exporting: { state: 'failed', message: 'We couldn’t prepare your data. Please try again.' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};
