import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingOver, LoadingScreen } from './LoadingScreen.tsx';

const meta = { component: LoadingScreen, parameters: { bleed: true }, tags: ['screen'] } satisfies Meta<
  typeof LoadingScreen
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['spec:loading'],
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading...'),
};

/** The page that comes is known: what is below stays where it is. */
export const RoomKept: Story = {
  tags: ['phone'],
  render: () => (
    <LoadingOver loading>
      <p style={{ blockSize: 1_400 }}>A page to come</p>
    </LoadingOver>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('A page to come')).not.toBeVisible();
    await expect(canvasElement.scrollHeight).toBeGreaterThanOrEqual(1_400);
  },
};
