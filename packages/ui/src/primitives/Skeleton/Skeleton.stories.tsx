import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './Skeleton.tsx';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { style: { inlineSize: '60%', blockSize: 28 } } };

/** Says nothing: whoever uses it says what is loading. */
export const Picture: Story = {
  args: { style: { inlineSize: 320, maxInlineSize: '100%', blockSize: 180, borderRadius: 14 } },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('[aria-hidden="true"]')).toBeVisible(),
};
