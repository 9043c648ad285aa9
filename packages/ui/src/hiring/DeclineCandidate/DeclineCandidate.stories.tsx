import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeclineCandidate } from './DeclineCandidate.tsx';

const meta = {
  component: DeclineCandidate,
  args: {
    ...{ label: 'Candidate 4', job: 'Ward nurse', company: 'Riverside District Hospital', marks: {} },
    onDecline: fn(),
  },
} satisfies Meta<typeof DeclineCandidate>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Decline Candidate 4' }));
  await screen.findByRole('dialog', { name: 'Decline Candidate 4?' });
};

export const NotDeclined: Story = {};

/** The words are read before they are sent. */
export const WordsShown: Story = {
  tags: ['dark'],
  play: async (context) => {
    await ask(context);
    await expect(screen.getByText(/Thank you for taking the time/)).toHaveTextContent('at Riverside District Hospital');
    await expect(context.args.onDecline).not.toHaveBeenCalled();
  },
};

export const Sent: Story = {
  play: async (context) => {
    await ask(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Send and Decline' }));
    await expect(context.args.onDecline).toHaveBeenCalledOnce();
  },
};

export const KeptAfterAll: Story = {
  play: async (context) => {
    await ask(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(context.args.onDecline).not.toHaveBeenCalled();
  },
};

export const Declining: Story = { args: { marks: { saving: 'decline' } } };
export const NotSaved: Story = {
  args: { marks: { error: { of: 'decline', text: 'The candidate was not declined. Please try again.' } } },
};
export const Declined: Story = { args: { marks: { declinedText: 'March 5, 2026' } } };
