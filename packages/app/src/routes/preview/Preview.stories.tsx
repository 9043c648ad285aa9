import { history, previewRooms, recordings, sharing } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn } from 'storybook/test';
import { intendToKeep } from '../../app/keptPreview.ts';
import { entryState } from '../../app/previewEntry.ts';
import { sampleUser } from '../../features/auth/testing/fakeAuth.ts';
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

const missing = microphone(() => Promise.reject(new DOMException('No microphone', 'NotFoundError')));
const permission = (state: PermissionState) => () => {
  spyOn(navigator.permissions, 'query').mockResolvedValue({ state } as PermissionStatus);
};
/** A room that the start page has led to. */
const entered = { pathname: '/preview/preview-for-stories', state: entryState('speaking') };

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

/** An explicit choice goes on without the microphone that was refused. */
export const ContinuesByTyping: Story = {
  ...inRoom(scripts.wholeInterview),
  beforeEach: denied,
  play: async (context) => {
    await starting(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Continue by Typing' }));
    await worldOf(context.loaded).until('asking-1');
    const toggle = await context.canvas.findByRole('button', { name: 'Microphone' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Not a refusal. */
export const NoMicrophone: Story = {
  beforeEach: missing,
  tags: ['spec:preview-start-failed'],
  play: async (context) => {
    await starting(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred while starting the preview. Please try again.',
    );
    await expect(context.canvas.getByRole('heading', { name: 'Microphone Access Required' })).toBeVisible();
  },
};

/** Whoever opens a room directly, without having allowed the microphone, is asked first, and then is in that room. */
export const OpenedDirectly: Story = {
  args: { at: '/preview/preview-for-stories' },
  parameters: { msw: { handlers: previewRooms.tokenHanging } },
  beforeEach: () => {
    permission('prompt')();
    allowed();
  },
  play: async (context) => {
    await starting(context);
    await expect(await context.canvas.findByText('Connecting to Preview')).toBeVisible();
  },
};

/** The browser gives the microphone without asking. */
export const OpenedDirectlyWithTheMicrophone: Story = {
  args: { at: '/preview/preview-for-stories' },
  parameters: { msw: { handlers: previewRooms.tokenFailingWithoutMessage } },
  beforeEach: permission('granted'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to connect to preview. Please try again.'),
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

export const HelpOffered: Story = {
  ...inRoom(scripts.helpOffered),
  beforeEach: allowed,
  play: async (context) => {
    await starting(context);
    await worldOf(context.loaded).until('waiting');
    await expect(await context.canvas.findByRole('link', { name: 'Call 1800 247 247' })).toBeVisible();
  },
};

export const CannotConnect: Story = {
  args: { at: entered },
  parameters: { msw: { handlers: previewRooms.tokenFailingWithoutMessage } },
  tags: ['spec:preview-failed'],
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to connect to preview. Please try again.'),
};

export const Connecting: Story = {
  args: { at: entered },
  parameters: { msw: { handlers: previewRooms.tokenHanging } },
  play: async ({ canvas }) => expect(await canvas.findByText('Connecting to Preview')).toBeVisible(),
};

const over = (situation: typeof previewRooms.ready) => ({
  ...inRoom(scripts.wholeInterview),
  args: { at: entered },
  parameters: { msw: { handlers: situation } },
});

/** The interviewer has said goodbye: the short report is there without a press. */
export const Over: Story = {
  ...over(previewRooms.ready),
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('ended');
    await expect(await canvas.findByRole('heading', { name: 'What went well' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Keep It: Create a Free Account' })[0]).toBeVisible();
  },
};

/** The home page says where the short report is of a preview that was left. */
export const LeftEarly: Story = {
  ...over(previewRooms.ready),
  tags: ['desktop'],
  play: async ({ canvas, loaded, userEvent }) => {
    await worldOf(loaded).until('answer-3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Disconnect' }));
    await userEvent.click(await screen.findByRole('button', { name: 'End Interview' }));
    await expect(await canvas.findByRole('link', { name: 'Read it here.' })).toHaveAttribute(
      'href',
      '/preview/preview-for-stories',
    );
  },
};

/** An account is made first, and the login page leads back. */
export const OverToAnAccount: Story = {
  ...over(previewRooms.ready),
  play: async ({ canvas, loaded, userEvent }) => {
    await worldOf(loaded).until('ended');
    const [keep] = await canvas.findAllByRole('button', { name: 'Keep It: Create a Free Account' });
    if (!keep) throw new Error('it can’t be kept');
    await userEvent.click(keep);
    await expect(await canvas.findByRole('form', { name: 'Create Account' })).toBeVisible();
  },
};

export const OverAndAssessing: Story = {
  ...over(previewRooms.reportWriting),
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('ended');
    await expect(await canvas.findByText('Your last answer is saved')).toBeVisible();
  },
};

export const OverInSilence: Story = {
  ...over(previewRooms.reportNothingSaid),
  tags: ['desktop'],
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('ended');
    await expect(await canvas.findByText(/You didn’t say anything this time/)).toBeVisible();
  },
};

export const OverAndUnknown: Story = {
  ...over(previewRooms.reportUnreachable),
  tags: ['desktop'],
  play: async ({ canvas, loaded }) => {
    await worldOf(loaded).until('ended');
    await expect(await canvas.findByText(/We can’t show your report right now/)).toBeVisible();
  },
};

const toKeep = '/preview/preview-for-stories?keep=1';

const pressed = () => intendToKeep('preview-for-stories');

/** Back from the login page: the report of what is now a practice interview. */
export const Kept: Story = {
  args: { at: toKeep, user: sampleUser },
  beforeEach: pressed,
  parameters: {
    msw: { handlers: [...previewRooms.ready, ...history.assessed, ...sharing.keeping(), ...recordings.none] },
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'What was said' })).toBeVisible(),
};

/** The half hour is over. */
export const NotKept: Story = {
  args: { at: toKeep, user: sampleUser },
  beforeEach: pressed,
  parameters: { msw: { handlers: previewRooms.gone } },
  tags: ['desktop'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This preview’s report is no longer here/)).toBeVisible();
  },
};

/** The page of a preview that is over is opened again. */
export const OpenedAfterItsEnd: Story = {
  args: { at: entered },
  parameters: { msw: { handlers: previewRooms.ended } },
  tags: ['desktop'],
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'What went well' })).toBeVisible(),
};

/** Opening a link that another person sent keeps nothing by itself. */
export const SentToKeep: Story = {
  args: { at: '/preview/preview-of-another?keep=1', user: sampleUser },
  parameters: { msw: { handlers: previewRooms.ready } },
  tags: ['desktop'],
  play: async ({ canvas }) =>
    expect((await canvas.findAllByRole('button', { name: 'Keep It in My Account' }))[0]).toBeVisible(),
};
