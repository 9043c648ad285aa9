import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HomePanel } from '../../home/index.ts';
import { sampleHome } from '../../home/testing.ts';
import { LinkProvider } from '../../primitives/index.ts';
import { SampleLetter } from '../../report/index.ts';
import { Shell } from '../../shell/index.ts';
import { followed, HeldLink, sampleShell, tabTo, userShellAt } from '../../shell/testing.ts';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  component: LandingScreen,
  parameters: { bleed: true },
  tags: ['screen'],
  args: { loggedIn: false, sample: <SampleLetter />, onPracticeInterview: fn() },
  render: (args) => (
    <LinkProvider value={HeldLink}>
      <Shell {...(args.loggedIn ? userShellAt('/') : sampleShell)}>
        <LandingScreen {...args} />
      </Shell>
    </LinkProvider>
  ),
} satisfies Meta<typeof LandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ['spec:landing-visitor'],
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('link', { name: 'Start Your Free Trial Today' })[0]).toHaveAttribute(
      'href',
      '/login?mode=create-account',
    ),
};

export const LoggedIn: Story = {
  tags: ['spec:landing-logged-in'],
  args: { loggedIn: true },
  play: async ({ canvas, userEvent, args }) => {
    const main = canvas.getByRole('main');
    const [call] = canvas.getAllByRole('button', { name: 'Practice Interview' }).filter((it) => main.contains(it));
    if (call) await userEvent.click(call);
    await expect(args.onPracticeInterview).toHaveBeenCalledOnce();
  },
};

/** Home comes first for those who have practiced; the rest stays. */
export const WithAHome: Story = {
  args: { loggedIn: true, home: <HomePanel view={sampleHome} onPractice={fn()} onSubscribe={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const MakingARoom: Story = { args: { loggedIn: true, practiceBusy: true } };

export const VideoPlaying: Story = { args: { video: { view: { phase: 'playing', attempt: 0 } } } };

/** From the address bar to the free preview, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    const main = canvas.getByRole('main');
    const [call] = canvas.getAllByRole('link', { name: 'Try Now' }).filter((it) => main.contains(it));
    if (call) await tabTo(userEvent, call);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('/preview-landing');
  },
};
