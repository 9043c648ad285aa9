import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { captionLines } from '../testing/samples.ts';
import { Captions } from './Captions.tsx';

const meta = {
  component: Captions,
  args: { lines: captionLines, shown: true, announced: false, onShow: fn(), onAnnounce: fn(), onSize: fn() },
} satisfies Meta<typeof Captions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BothSides: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('list', { name: 'What was said' })).toHaveAttribute('aria-live', 'off'),
};
/** The newest line is in view, whatever came before it. */
export const Long: Story = {
  args: {
    lines: Array.from({ length: 12 }, (_, round) =>
      captionLines.map((line) => ({ ...line, id: `${round}-${line.id}`, final: round < 11 || line.final })),
    ).flat(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', blockSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'What was said' });
    await waitFor(() => expect(list.scrollTop + list.clientHeight).toBeGreaterThan(list.scrollHeight - 2));
  },
};
export const Large: Story = {
  args: { size: 'large' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Caption settings'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Large captions' }));
    await expect(args.onSize).toHaveBeenCalledWith('regular');
  },
};
export const NothingYet: Story = { args: { lines: [] } };
export const SwitchedOff: Story = {
  args: { shown: false },
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};
export const Announced: Story = {
  args: { announced: true },
  play: ({ canvas }) =>
    expect(canvas.getByRole('list', { name: 'What was said' })).toHaveAttribute('aria-live', 'polite'),
};
export const AsksToSwitchOff: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Caption settings'));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show' }));
    await expect(args.onShow).toHaveBeenCalledWith(false);
  },
};
