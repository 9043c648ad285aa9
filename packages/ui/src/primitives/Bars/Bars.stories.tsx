import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Bars } from './Bars.tsx';

const meta = { component: Bars } satisfies Meta<typeof Bars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Bars {...args} /> Seven bars of a voice
    </p>
  ),
};
export const Large: Story = { args: { size: 'large' } };
/** Stands still for those who asked for less movement. */
export const UnderWay: Story = {
  args: { size: 'large', moving: true },
  play: ({ canvasElement }) => expect(canvasElement.querySelectorAll('rect')).toHaveLength(7),
};
