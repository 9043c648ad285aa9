import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useControlled } from '../../primitives/testing/useControlled.ts';
import { Accommodations } from './Accommodations.tsx';

const meta = {
  component: Accommodations,
  args: { employer: 'Harbour Logistics', asked: [], onAsk: fn() },
  render: function Asking({ onAsk, ...args }) {
    const [asked, setAsked] = useControlled(args.asked);
    return (
      <Accommodations
        {...args}
        asked={asked}
        onAsk={(next) => {
          setAsked(next);
          onAsk(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Accommodations>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is asked of those who need nothing. */
export const FoldedAway: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('checkbox', { hidden: true, name: 'More time to think' })).not.toBeVisible(),
};

/** By keyboard; one can be taken back. */
export const AskedFor: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Need more time, or another way to answer?'));
    canvas.getByRole('checkbox', { name: 'Typing instead of speaking' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'More time to think' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(['more-time', 'typing']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Typing instead of speaking' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(['more-time']);
  },
};

/** What was asked for before stands open. */
export const AskedBefore: Story = {
  tags: ['dark'],
  args: { asked: ['more-time', 'plain-questions'] },
  play: ({ canvas }) => expect(canvas.getByText(/Harbour Logistics isn’t told/)).toBeVisible(),
};
