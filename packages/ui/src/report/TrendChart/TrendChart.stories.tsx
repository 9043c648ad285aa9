import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleTrends } from '../sample/index.ts';
import { TrendChart } from './TrendChart.tsx';

const meta = { component: TrendChart, args: { panels: sampleTrends } } satisfies Meta<typeof TrendChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FiveInterviews: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: /^Pace/ })).toBeVisible();
    await expect(canvas.getByText(/^Recommended: 130 to 175/)).toBeVisible();
  },
};
export const TwoInterviews: Story = {
  args: { panels: sampleTrends.map((panel) => ({ ...panel, points: panel.points.slice(-2) })) },
};
export const OnlyOne: Story = {
  args: { panels: sampleTrends.map((panel) => ({ ...panel, points: panel.points.slice(-1) })) },
  play: ({ canvas }) => expect(canvas.getByText(/After your second interview/)).toBeVisible(),
};
/** The recogniser changed; some figures could not be measured. */
export const Gaps: Story = {
  args: {
    panels: sampleTrends.map((panel) => ({
      ...panel,
      points: panel.points.map((point, i) => (i < 3 ? { ...point, value: null, text: '–' } : point)),
    })),
  },
};
