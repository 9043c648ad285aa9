import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrow } from '../testing/Narrow.tsx';
import { useControlled } from '../testing/useControlled.ts';
import { Tabs } from './Tabs.tsx';

const meta = {
  component: Tabs,
  args: {
    label: 'Your interview',
    value: 'report',
    onValueChange: fn(),
    tabs: [
      { value: 'report', label: 'Report', content: <p>What went well, and the one thing to change.</p> },
      { value: 'transcript', label: 'Transcript', content: <p>Everything that was said, with its time.</p> },
      { value: 'recording', label: 'Recording', content: <p>Your own voice.</p> },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useControlled(args.value);
    return (
      <Tabs
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('tabpanel', { name: 'Report' })).toHaveTextContent('What went well'),
};
export const Last: Story = { args: { value: 'recording' } };

export const ByArrowKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Transcript' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Transcript' })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledWith('transcript');
  },
};

/** From the last to the first. */
export const AroundTheEnd: Story = {
  args: { value: 'recording' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Report' })).toBeVisible();
  },
};

/** Those that do not fit are scrolled to. */
export const ManyAt320: Story = {
  args: {
    value: '6',
    tabs: Array.from({ length: 6 }, (_, index) => ({
      value: `${index + 1}`,
      label: `Question ${index + 1}`,
      content: <p>Answer {index + 1}</p>,
    })),
  },
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { left, right } = canvas.getByRole('tab', { name: 'Question 6' }).getBoundingClientRect();
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(left >= list.left - 1 && right <= list.right + 1).toBe(true);
  },
};
