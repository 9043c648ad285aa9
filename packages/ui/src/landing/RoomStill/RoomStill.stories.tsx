import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoomStill } from './RoomStill.tsx';

const meta = { component: RoomStill } satisfies Meta<typeof RoomStill>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1120, blockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvas }) => expect(canvas.getByRole('img')).toBeVisible(),
};

export const Upright: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 335, aspectRatio: '4 / 5' }}>
        <Story />
      </div>
    ),
  ],
};
