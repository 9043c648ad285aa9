import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReviewRequest } from './ReviewRequest.tsx';

const meta = { component: ReviewRequest, args: { review: { state: 'none' }, onAsk: fn() } } satisfies Meta<
  typeof ReviewRequest
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotAsked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /What should they look at/ }), 'My second answer.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a Person to Review It' }));
    await expect(args.onAsk).toHaveBeenCalledWith('My second answer.');
  },
};
export const Asking: Story = { args: { review: { state: 'asking' } } };
export const Asked: Story = {
  args: { review: { state: 'asked' } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const Reviewed: Story = { tags: ['dark'], args: { review: { state: 'done' } } };
export const Failed: Story = {
  tags: ['dark'],
  args: { review: { state: 'none', error: 'We couldn’t send the request. Please try again.' } },
};
