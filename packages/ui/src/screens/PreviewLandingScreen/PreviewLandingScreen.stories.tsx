import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Shell } from '../../shell/index.ts';
import { sampleShell } from '../../shell/testing.ts';
import { PreviewLandingScreen } from './PreviewLandingScreen.tsx';

const meta = {
  component: PreviewLandingScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: { onStart: fn(), onType: fn() },
  render: (args) => (
    <Shell {...sampleShell} navigation={{ ...sampleShell.navigation, reduced: true }}>
      <PreviewLandingScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof PreviewLandingScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  tags: ['spec:preview-landing'],
  play: ({ canvas }) => expect(canvas.getByText('No credit card needed. This is a free preview.')).toBeVisible(),
};
/** From the top of the page: skip link, logo, button. */
export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Start Preview' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
export const RequestingPermission: Story = {
  tags: ['spec:preview-requesting'],
  args: { busy: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Requesting Permission...' })).toHaveAttribute('aria-disabled', 'true'),
};
export const MicrophoneDenied: Story = {
  tags: ['spec:preview-mic-denied'],
  args: {
    error: 'Microphone access is required to use the preview. Please allow microphone access and try again.',
    trouble: 'blocked',
    platform: { browser: 'chrome', system: 'windows' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Microphone Access Required' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue by Typing' })).toBeVisible();
  },
};
export const CouldNotStart: Story = {
  tags: ['spec:preview-start-failed'],
  args: { error: 'An error occurred while starting the preview. Please try again.' },
};
