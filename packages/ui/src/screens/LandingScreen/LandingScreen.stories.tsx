import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Shell } from '../../shell/index.ts';
import { sampleShell } from '../../shell/testing.ts';
import { LandingScreen } from './LandingScreen.tsx';

const meta = {
  component: LandingScreen,
  parameters: { bleed: true },
  args: { loggedIn: false, onPracticeInterview: fn() },
  render: (args) => (
    <Shell
      {...sampleShell}
      navigation={{ ...sampleShell.navigation, user: args.loggedIn ? { email: 'maria@example.org' } : null }}
    >
      <LandingScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof LandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Start Your Free Trial Today' })).toBeVisible(),
};

export const LoggedIn: Story = {
  args: { loggedIn: true },
  play: async ({ canvas, userEvent, args }) => {
    const main = canvas.getByRole('main');
    const [call] = canvas.getAllByRole('button', { name: 'Practice Interview' }).filter((it) => main.contains(it));
    if (call) await userEvent.click(call);
    await expect(args.onPracticeInterview).toHaveBeenCalledOnce();
  },
};

export const MakingARoom: Story = { args: { loggedIn: true, practiceBusy: true } };
