import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { longMessages, sampleMessages } from '../testing.ts';
import { ChatLog } from './ChatLog.tsx';

const meta = {
  component: ChatLog,
  args: { messages: sampleMessages, persona: 'General Assistant' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gridTemplateRows: 'minmax(0, 1fr)', maxInlineSize: 760, maxBlockSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatLog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Exchange: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(4),
};

export const Typing: Story = {
  args: { messages: sampleMessages.slice(0, 1), typing: true },
  play: ({ canvas }) => expect(canvas.getByRole('log')).toHaveTextContent('General Assistant is typing'),
};

/** Lines break where they were broken, and no word leaves its bubble. */
export const LongMessages: Story = {
  args: { messages: longMessages },
  play: ({ canvas }) => {
    const log = canvas.getByRole('log');
    return expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
  },
};

/** A long conversation shows its end. */
export const FollowsTheNewest: Story = {
  args: { messages: [...sampleMessages, ...longMessages, ...sampleMessages] },
  play: ({ canvas }) =>
    waitFor(() => {
      const { scrollTop, clientHeight, scrollHeight } = canvas.getByRole('log');
      return expect(scrollHeight - scrollTop - clientHeight).toBeLessThan(2);
    }),
};
