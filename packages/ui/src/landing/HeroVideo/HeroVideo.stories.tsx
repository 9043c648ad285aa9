import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { HeroVideo } from './HeroVideo.tsx';

const meta = {
  component: HeroVideo,
  args: { view: { phase: 'still' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 1120, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeroVideo>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing moves by itself for those who asked for less movement. */
const startsItself = () => !matchMedia('(prefers-reduced-motion: reduce)').matches;

export const Playing: Story = {
  tags: ['spec:hero-playing'],
  args: { view: { phase: 'playing', attempt: 0 } },
  play: async ({ canvas, userEvent }) => {
    if (!startsItself()) await userEvent.click(canvas.getByRole('button', { name: 'Play video' }));
    await expect(canvas.getByRole('button', { name: 'Pause video' })).toBeVisible();
  },
};

export const StoppedByItsViewer: Story = {
  args: { view: { phase: 'playing', attempt: 0 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(startsItself() ? '{Enter}' : '{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play video' })).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { view: { phase: 'loading', attempt: 0 } },
  play: ({ canvas }) => expect(canvas.getByText('Loading the recording')).toBeVisible(),
};

/** No file of the recording can be played: whoever keeps the view is told once. */
export const Unplayable: Story = {
  args: {
    view: { phase: 'loading', attempt: 0 },
    sources: ['webm', 'mp4'].map((kind) => ({ src: `data:video/${kind};base64,AAAA`, type: `video/${kind}` })),
    onError: fn(),
  },
  play: ({ args }) => waitFor(() => expect(args.onError).toHaveBeenCalledOnce()),
};

export const Retrying: Story = {
  tags: ['spec:hero-retries', 'dark', 'spec:hero-retrying'],
  args: { view: { phase: 'retrying', attempt: 2, of: 3 } },
  play: ({ canvas }) => expect(canvas.getByText('Trying the recording again, 2 of 3')).toBeVisible(),
};

/** After the last retry, and for those who want no movement. */
export const Still: Story = {
  tags: ['dark', 'spec:hero-still'],
  play: ({ canvasElement }) => expect(canvasElement.querySelector('video')).toBeNull(),
};
