import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { roomActions } from '../testing/actions.ts';
import { helpAtHome } from '../testing/help.ts';
import { RoomMessage } from './RoomMessage.tsx';

const meta = {
  component: RoomMessage,
  args: {
    view: { phase: 'connecting' },
    words: {
      connecting: 'Connecting to Support',
      kept: 'Everything you said is saved, and the interview picks up where you left off.',
      ended: () => ({ title: 'Thank you for practicing', text: 'We’ll email your report to you in a few minutes.' }),
    },
    actions: roomActions,
  },
} satisfies Meta<typeof RoomMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Connecting: Story = {};
export const ConnectingSlowly: Story = {
  args: { view: { phase: 'connecting', note: 'This is taking longer than usual. We’re calling another interviewer.' } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('longer than usual'),
};
export const ConnectionLost: Story = {
  tags: ['dark'],
  args: { view: { phase: 'lost', reason: 'connection' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Not connected')).toBeVisible();
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
/** The interview stopped for danger to a life: where to call stays, and no report is spoken of. */
export const EndedWithHelp: Story = {
  tags: ['dark'],
  args: { view: { phase: 'ended', help: { ...helpAtHome, canGoOn: false } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(canvas.queryByText(/report/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Home' }));
    await expect(roomActions.onReturnHome).toHaveBeenCalled();
  },
};
export const LostWithHelp: Story = {
  args: { view: { phase: 'lost', reason: 'connection', help: { ...helpAtHome, canGoOn: false } } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible(),
};
export const Failed: Story = {
  tags: ['dark'],
  args: { view: { phase: 'failed', message: 'HTTP error! status: 500' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Home' }));
    await expect(roomActions.onReturnHome).toHaveBeenCalled();
  },
};
