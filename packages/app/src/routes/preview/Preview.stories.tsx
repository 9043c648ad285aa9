import { previewRooms } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { scripts } from '../../features/room/testing/index.ts';
import { inRoom, worldOf } from '../../testing/scriptedWorld.ts';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, msw: { handlers: previewRooms.ready } },
  args: { at: '/preview-landing' },
  render: (args, { loaded }) => <StoryProduct {...args} room={loaded['world'] ? worldOf(loaded) : null} />,
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

const microphone = (answer: () => Promise<MediaStream>) => () => {
  spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(answer);
};
const allowed = microphone(async () => new MediaStream());
const denied = microphone(() => Promise.reject(new DOMException('Permission denied', 'NotAllowedError')));

const starting: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Start Preview' }));
};

export const MicrophoneDenied: Story = {
  beforeEach: denied,
  tags: ['spec:preview-mic-denied'],
  play: async (context) => {
    await starting(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Microphone access is required');
    await expect(context.canvas.getByRole('button', { name: 'Start Preview' })).toBeEnabled();
  },
};

export const Starting: Story = {
  beforeEach: allowed,
  parameters: { msw: { handlers: previewRooms.hanging } },
  play: async (context) => {
    await starting(context);
    await expect(await context.canvas.findByRole('button', { name: 'Requesting Permission...' })).toBeVisible();
  },
};

export const CannotStart: Story = {
  beforeEach: allowed,
  parameters: { msw: { handlers: previewRooms.failingWithoutMessage } },
  tags: ['spec:preview-start-failed'],
  play: async (context) => {
    await starting(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred while starting the preview. Please try again.',
    );
  },
};

export const PreviewsUsedUp: Story = {
  tags: ['spec:preview-start-message'],
  beforeEach: allowed,
  parameters: { msw: { handlers: previewRooms.limited } },
  play: async (context) => {
    await starting(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('Please try again in an hour.');
  },
};

export const Talking: Story = {
  ...inRoom(scripts.wholeInterview),
  beforeEach: allowed,
  play: async (context) => {
    await starting(context);
    await worldOf(context.loaded).until('asking-1');
    await expect(await context.canvas.findByRole('heading', { name: 'Voice Chat Preview' })).toBeVisible();
  },
};

export const CannotConnect: Story = {
  args: { at: '/preview/preview-for-stories' },
  parameters: { msw: { handlers: previewRooms.tokenFailingWithoutMessage } },
  tags: ['spec:preview-failed'],
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to connect to preview. Please try again.'),
};

export const Connecting: Story = {
  args: { at: '/preview/preview-for-stories' },
  parameters: { msw: { handlers: previewRooms.tokenHanging } },
  play: async ({ canvas }) => expect(await canvas.findByText('Connecting to Preview')).toBeVisible(),
};
