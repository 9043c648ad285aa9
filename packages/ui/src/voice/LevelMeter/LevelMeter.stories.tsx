import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { heldLevels } from '../testing/levels.ts';
import { LevelMeter } from './LevelMeter.tsx';

const meta = { component: LevelMeter } satisfies Meta<typeof LevelMeter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Silent: Story = {};
export const TooQuiet: Story = { tags: ['dark'], args: { levels: heldLevels(0.14) } };
export const Good: Story = {
  tags: ['dark'],
  args: { levels: heldLevels(0.62) },
  play: async ({ canvasElement }) => {
    const meter = canvasElement.querySelector<HTMLElement>('[aria-hidden="true"][style]');
    await expect(meter?.style.getPropertyValue('--level')).toBe('0.62');
  },
};
export const TooLoud: Story = { tags: ['dark'], args: { levels: heldLevels(1) } };
