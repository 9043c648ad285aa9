import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleArrivals } from '../sample/job.ts';
import { Arrivals } from './Arrivals.tsx';

const meta = { component: Arrivals, args: { arrivals: sampleArrivals } } satisfies Meta<typeof Arrivals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEveryState: Story = {};

/** One who left in the middle may still go on. */
export const Interrupted: Story = {
  args: { arrivals: [{ id: 'c9', label: 'Candidate 9', dateText: 'March 4, 2026', state: 'interrupted' }] },
  play: ({ canvas }) => expect(canvas.getByText('Interrupted, can resume')).toBeVisible(),
};
