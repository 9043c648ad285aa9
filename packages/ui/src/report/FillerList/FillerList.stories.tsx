import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleReport } from '../sample/index.ts';
import { FillerList } from './FillerList.tsx';

const meta = { component: FillerList, args: { fillers: sampleReport.metrics.fillers ?? [] } } satisfies Meta<
  typeof FillerList
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKind: Story = { play: ({ canvas }) => expect(canvas.getByText('“um”')).toBeVisible() };
export const None: Story = {
  args: { fillers: [] },
  play: ({ canvas }) => expect(canvas.getByText('We didn’t hear an “um,” “uh,” or anything like it.')).toBeVisible(),
};
export const Hedges: Story = {
  args: {
    title: 'Hedges',
    definition: 'Words that soften what you say, such as “sort of.”',
    fillers: [
      { text: 'I think', startMs: 22_000 },
      { text: 'sort of', startMs: 61_000 },
      { text: 'I think', startMs: 170_000 },
    ],
  },
};
