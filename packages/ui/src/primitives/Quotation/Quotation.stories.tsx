import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Quotation } from './Quotation.tsx';

const meta = {
  component: Quotation,
  args: { quote: { text: 'We have that rule now. It hangs by the phone.', startMs: 100_400 } },
} satisfies Meta<typeof Quotation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AmongOthers: Story = { play: ({ canvas }) => expect(canvas.getByText('1:40')).toBeVisible() };
export const StandingAlone: Story = { args: { size: 'large' } };
export const OneLongWord: Story = { args: { quote: { text: 'so'.repeat(60), startMs: 5_000 } } };
