import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../testing/Narrow.tsx';
import { SkeletonHead } from './SkeletonHead.tsx';

const meta = {
  component: SkeletonHead,
  args: { label: 'Loading the report' },
} satisfies Meta<typeof SkeletonHead>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading the report'),
};
export const At320: Story = { decorators: [narrow] };
