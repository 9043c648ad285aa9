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

const known = (before: boolean) => () => {
  document.documentElement.toggleAttribute('data-known', before);
  return () => document.documentElement.removeAttribute('data-known');
};
const beforehand = () => (
  <LoadingOver loading="if-known">
    <p>A page for visitors</p>
  </LoadingOver>
);

/** A page that was written beforehand, on a machine where nobody was signed in before. */
export const ForVisitors: Story = {
  tags: ['phone'],
  beforeEach: known(false),
  render: beforehand,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A page for visitors')).toBeVisible();
    await expect(canvas.getByText('Loading...')).not.toBeVisible();
  },
};

/** The same page where a person was signed in before: its first script has found that out. */
export const WhereAPersonIsKnown: Story = {
  tags: ['phone'],
  beforeEach: known(true),
  render: beforehand,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A page for visitors')).not.toBeVisible();
    await expect(canvas.getByText('Loading...')).toBeVisible();
  },
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
