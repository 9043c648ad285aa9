import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MicHelp } from './MicHelp.tsx';

const meta = { component: MicHelp, args: { trouble: 'blocked' } } satisfies Meta<typeof MicHelp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BlockedInChromeOnWindows: Story = { args: { platform: { browser: 'chrome', system: 'windows' } } };
export const BlockedInEdgeOnWindows: Story = { args: { platform: { browser: 'edge', system: 'windows' } } };
export const BlockedInFirefoxOnLinux: Story = { args: { platform: { browser: 'firefox', system: 'linux' } } };
export const BlockedInSafariOnMac: Story = { args: { platform: { browser: 'safari', system: 'macos' } } };
export const BlockedInSafariOnAnIPhone: Story = {
  args: { platform: { browser: 'safari', system: 'ios' } },
  play: ({ canvas }) => expect(canvas.getByText(/Website Settings/)).toBeVisible(),
};
export const BlockedInChromeOnAndroid: Story = { args: { platform: { browser: 'chrome', system: 'android' } } };
export const BlockedSomewhereElse: Story = {};
export const MissingOnMac: Story = { args: { trouble: 'missing', platform: { browser: 'safari', system: 'macos' } } };
export const InUseOnWindows: Story = { args: { trouble: 'in-use', platform: { browser: 'edge', system: 'windows' } } };
export const Insecure: Story = { args: { trouble: 'insecure' } };
