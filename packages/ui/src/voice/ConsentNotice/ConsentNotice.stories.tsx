import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConsentNotice } from './ConsentNotice.tsx';

const meta = { component: ConsentNotice, args: { onChooseEars: fn() } } satisfies Meta<typeof ConsentNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('button')).toHaveLength(2),
};
export const Agreed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the Browser' }));
    await expect(args.onChooseEars).toHaveBeenCalledWith('browser');
  },
};
export const Declined: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use This Service' }));
    await expect(args.onChooseEars).toHaveBeenCalledWith('server');
  },
};
