import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../testing/Narrow.tsx';
import { longText } from '../testing/words.ts';
import { BarChart } from './BarChart.tsx';

const meta = {
  component: BarChart,
  args: {
    label: 'Length of your answers',
    bars: [
      { label: 'Tell me about yourself', value: 95, text: '1 min 35 s' },
      { label: 'A conflict in the team', value: 130, text: '2 min 10 s' },
      { label: 'A decision that you regret', value: 38, text: '38 s' },
      { label: 'Your questions to us', value: 62, text: '1 min 2 s' },
    ],
  },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whatever the bars show is text too. */
export const AnswerLengths: Story = {
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toContain(
      'A conflict in the team2 min 10 s',
    ),
};

/** The best one stands out. */
export const OneStandsOut: Story = {
  tags: ['dark'],
  args: {
    label: 'Structure',
    max: 5,
    bars: [
      { label: 'Situation', value: 4, text: '4 of 5', tone: 'quiet' },
      { label: 'Your own part', value: 2, text: '2 of 5', tone: 'accent' },
      { label: 'Result', value: 5, text: '5 of 5', tone: 'quiet' },
    ],
  },
};

export const Tones: Story = {
  tags: ['dark'],
  args: {
    label: 'Pauses',
    bars: [
      { label: 'Thinking', value: 6, text: '6', tone: 'thinking' },
      { label: 'Listening', value: 4, text: '4', tone: 'listening' },
      { label: 'Lost', value: 1, text: '1', tone: 'danger' },
    ],
  },
};

/** Several charts have one scale. */
export const SharedScale: Story = { args: { max: 300 } };

export const NothingMeasured: Story = {
  args: {
    label: 'Filler words',
    bars: [
      { label: 'um', value: 0, text: '0' },
      { label: 'you know', value: 0, text: '0' },
    ],
  },
};

export const OneBar: Story = {
  args: { label: 'Words a minute', max: 220, bars: [{ label: 'You', value: 142, text: '142' }] },
};

export const LongLabel: Story = {
  args: {
    bars: [
      { label: longText, value: 95, text: '1 min 35 s' },
      { label: 'Short', value: 20, text: '20 s' },
    ],
  },
};

export const At320: Story = { decorators: [narrow] };
