import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyHint } from '../testing/samples.ts';
import { HintLine } from './HintLine.tsx';

const meta = { component: HintLine, args: { text: storyHint } } satisfies Meta<typeof HintLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Given: Story = {
  tags: ['dark'],
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(`Hint: ${storyHint}`),
};
