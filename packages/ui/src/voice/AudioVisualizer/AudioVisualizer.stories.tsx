import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { heldLevels, voiceLevels } from '../testing/levels.ts';
import { AudioVisualizer } from './AudioVisualizer.tsx';

const meta = {
  component: AudioVisualizer,
  args: { bars: 7 },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 180 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AudioVisualizer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connecting: Story = { args: { state: 'connecting' } };
export const Listening: Story = { args: { state: 'listening' } };
export const Thinking: Story = { args: { state: 'thinking' } };
export const Disconnected: Story = { args: { state: 'disconnected' } };
export const Speaking: Story = {
  args: { state: 'speaking', levels: voiceLevels },
  play: async ({ canvasElement }) => {
    const bars = [...canvasElement.querySelectorAll<HTMLElement>('[data-lit]')];
    await expect(bars.map((bar) => bar.style.getPropertyValue('--height'))).toEqual([
      '40.0',
      '68.0',
      '88.0',
      '100.0',
      '72.0',
      '84.0',
      '44.0',
    ]);
  },
};
export const FifteenBars: Story = { args: { bars: 15, levels: heldLevels(0.8) } };
/** As beside the microphone toggle, where silence is nearly flat. */
export const Small: Story = {
  args: { size: 'small', bars: 5, minHeight: 5, levels: heldLevels(0.6) },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 24, display: 'inline-flex' }}>
        <Story />
      </div>
    ),
  ],
};
