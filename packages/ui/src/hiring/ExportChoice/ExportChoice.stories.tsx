import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ExportChoice } from './ExportChoice.tsx';

const meta = { component: ExportChoice, args: { onExport: fn() } } satisfies Meta<typeof ExportChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith('csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Export as JSON' }));
    await expect(args.onExport).toHaveBeenCalledWith('json');
  },
};
export const Making: Story = { args: { busy: 'csv' } };
export const Failed: Story = { args: { error: 'We couldn’t create the file. Please try again.' } };
