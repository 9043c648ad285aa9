import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formWidth, narrow } from '../testing/Narrow.tsx';
import { SkeletonList } from './SkeletonList.tsx';

const meta = {
  component: SkeletonList,
  args: { label: 'Loading account information...' },
  decorators: [formWidth],
} satisfies Meta<typeof SkeletonList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading account information...'),
};
export const TwoRows: Story = { args: { rows: 2 } };
export const At320: Story = { decorators: [narrow] };
