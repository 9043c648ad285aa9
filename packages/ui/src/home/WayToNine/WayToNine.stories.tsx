import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WayToNine } from './WayToNine.tsx';

const meta = { component: WayToNine, args: { done: 3 } } satisfies Meta<typeof WayToNine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AThird: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/^You’ve done 3 of 9 practice interviews/)).toBeVisible(),
};
/** Nine are enough to have had most of it: nothing is counted any more. */
export const Done: Story = {
  args: { done: 9 },
  play: ({ canvas }) => expect(canvas.queryByText(/practice interviews/)).toBeNull(),
};
