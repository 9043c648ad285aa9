import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLeftOut } from '../sample/job.ts';
import { LeftOut } from './LeftOut.tsx';

const meta = { component: LeftOut, args: { parts: sampleLeftOut } } satisfies Meta<typeof LeftOut>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ForEachReason: Story = {
  tags: ['dark'],
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(sampleLeftOut.length),
};
