import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarColumns } from './BarColumns.tsx';

const meta = {
  component: BarColumns,
  args: {
    label: 'Words a minute in each answer',
    columns: [
      { label: 'Q1', value: 152, text: '152' },
      { label: 'Q2', value: 161, text: '161' },
      { label: 'Q3', value: 171, text: '171' },
    ],
  },
} satisfies Meta<typeof BarColumns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
};
export const BesideANorm: Story = { tags: ['dark'], args: { band: { from: 130, to: 175 }, max: 220 } };
export const WithMoments: Story = {
  args: {
    columns: [
      { label: 'Q1', value: 152, text: '152', startMs: 19_353 },
      { label: 'Q2', value: 161, text: '161', startMs: 53_908 },
    ],
  },
};
export const SomeNotMeasured: Story = {
  args: {
    columns: [
      { label: 'Q1', value: 152, text: '152' },
      { label: 'Q2', value: null, text: 'skipped' },
      { label: 'Q3', value: 0, text: '0' },
    ],
  },
};
/** As many questions as a practice interview has, on one ground also on a phone. */
export const SixInALine: Story = {
  args: {
    columns: Array.from({ length: 6 }, (_, i) => ({
      label: `Q${i + 1}`,
      value: i === 4 ? null : 120 + i * 12,
      text: i === 4 ? 'skipped' : `${120 + i * 12}`,
    })),
    band: { from: 130, to: 175 },
  },
  play: ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    return expect(new Set(tops).size).toBe(1);
  },
};
export const OneStandsOut: Story = {
  tags: ['dark'],
  args: {
    columns: [
      { label: 'Q1', value: 152, text: '152' },
      { label: 'Q2', value: 231, text: '231', emphasis: true },
      { label: 'Q3', value: 149, text: '149' },
    ],
  },
};
export const ManyWrap: Story = {
  args: {
    columns: Array.from({ length: 14 }, (_, i) => ({ label: `Q${i + 1}`, value: 120 + i * 6, text: `${120 + i * 6}` })),
    band: { from: 130, to: 175 },
  },
};
