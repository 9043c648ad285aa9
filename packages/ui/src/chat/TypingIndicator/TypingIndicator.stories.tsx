import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TypingIndicator } from './TypingIndicator.tsx';

const meta = { component: TypingIndicator, args: { speaker: 'Technical Support' } } satisfies Meta<
  typeof TypingIndicator
>;
export default meta;

export const Typing: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getByText('Technical Support is typing')).toBeVisible(),
};
