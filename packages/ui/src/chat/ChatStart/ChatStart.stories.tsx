import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { personaOf } from '../persona.ts';
import { ChatStart } from './ChatStart.tsx';

const meta = {
  component: ChatStart,
  args: { persona: personaOf('technical_support'), onSuggestion: fn() },
  decorators: [
    (Story) => (
      <>
        <h1>Chat</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ChatStart>;
export default meta;

export const Suggestions: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'My microphone doesn’t work' }));
    await expect(args.onSuggestion).toHaveBeenCalledWith('My microphone doesn’t work');
  },
};
