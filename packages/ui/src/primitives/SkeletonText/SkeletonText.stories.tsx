import type { Meta, StoryObj } from '@storybook/react-vite';
import { SkeletonText } from './SkeletonText.tsx';

const meta = { component: SkeletonText } satisfies Meta<typeof SkeletonText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {};
export const OneLine: Story = { args: { lines: 1 } };
export const SixLines: Story = { args: { lines: 6 } };
