import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { roomActions } from '../testing/actions.ts';
import { RoomMessage } from './RoomMessage.tsx';

const meta = {
  component: RoomMessage,
  args: {
    view: { phase: 'connecting' },
    words: {
      connecting: 'Connecting to Support',
      kept: 'Everything you said is kept, and the interview goes on where you were.',
      ended: () => ({ title: 'Thank you for practising', text: 'Your report comes by email in a few minutes.' }),
    },
    actions: roomActions,
  },
} satisfies Meta<typeof RoomMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connecting: Story = {};
export const ConnectingSlowly: Story = {
  args: { view: { phase: 'connecting', note: 'This takes longer than usual. Another interviewer is being called.' } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('longer than usual'),
};
export const ConnectionLost: Story = {
  tags: ['dark'],
  args: { view: { phase: 'lost', reason: 'connection' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(roomActions.onReconnect).toHaveBeenCalled();
  },
};
export const TryingAgainSoon: Story = {
  args: { view: { phase: 'lost', reason: 'connection', retryInMs: 4_200 } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Trying again in 5 s.'),
};
export const InterviewersBusy: Story = { args: { view: { phase: 'lost', reason: 'no-interviewer' } } };
export const OpenElsewhere: Story = { args: { view: { phase: 'lost', reason: 'elsewhere' } } };
export const Ended: Story = { args: { view: { phase: 'ended' } } };
export const Failed: Story = {
  tags: ['dark'],
  args: { view: { phase: 'failed', message: 'HTTP error! status: 500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Home' }));
    await expect(roomActions.onReturnHome).toHaveBeenCalled();
  },
};
