import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sources } from '../sources.ts';
import { MeasureCard } from './MeasureCard.tsx';

const pace = { from: 130, to: 175, max: 240, text: 'Our advice: 130 to 175' };

const meta = {
  component: MeasureCard,
  args: { name: 'Pace', value: '156', unit: 'words a minute', at: 156, norm: pace, source: sources.pace },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 320 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof MeasureCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InsideTheNorm: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Our advice: 130 to 175')).toBeVisible(),
};
export const OutsideTheNorm: Story = { tags: ['dark'], args: { value: '214', at: 214 } };
/** A recogniser that mishears makes the figure rough. */
export const Rough: Story = {
  args: { value: 'about 156', note: 'The recogniser mishears, so this figure is rough.' },
};
export const WithoutANorm: Story = {
  render: () => <MeasureCard name="Share of the talk" value="77 %" note="The interviewer spoke for the other 23 %." />,
};
export const NotMeasurableWithThisRecogniser: Story = {
  render: () => <MeasureCard name="Fillers" value={null} reason="not-measurable-with-this-recogniser" />,
  play: ({ canvas }) => expect(canvas.getByText('Not measurable with this recogniser.')).toBeVisible(),
};
export const NoWordTimes: Story = {
  render: () => <MeasureCard name="Pauses" value={null} reason="no-word-times" />,
};
export const TooLittleSpeech: Story = {
  render: () => <MeasureCard name="Pace" value={null} reason="too-little-speech" />,
  play: ({ canvas }) => expect(canvas.getByText('Not measurable: too little was said aloud.')).toBeVisible(),
};
export const Typed: Story = { render: () => <MeasureCard name="Pace" value={null} reason="typed" /> };
