import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formWidth, narrow } from '../testing/Narrow.tsx';
import { SkeletonCard } from './SkeletonCard.tsx';

const meta = {
  component: SkeletonCard,
  args: { label: 'Loading your report' },
  decorators: [formWidth],
} satisfies Meta<typeof SkeletonCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading your report'),
};
export const MoreText: Story = { args: { lines: 6 } };
export const At320: Story = { decorators: [narrow] };
