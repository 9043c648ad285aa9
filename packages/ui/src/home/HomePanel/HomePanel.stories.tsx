import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../primitives/testing/Narrow.tsx';
import { sampleDue } from '../../account/testing.ts';
import { sampleGoOn, sampleHome } from '../testing.ts';
import { HomePanel } from './HomePanel.tsx';

const meta = {
  component: HomePanel,
  parameters: { bleed: true },
  args: { view: sampleHome, onPractice: fn(), onSubscribe: fn() },
} satisfies Meta<typeof HomePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Practiced: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Practice This' }));
    await expect(args.onPractice).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe Now' }));
    await expect(args.onSubscribe).toHaveBeenCalledOnce();
  },
};

export const Interrupted: Story = {
  args: { view: { ...sampleHome, goOn: sampleGoOn } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/voice_chat/job-for-stories'),
};

/** A candidate who has never practiced. */
export const OnlyInterrupted: Story = {
  args: { view: { goOn: sampleGoOn, change: null, trend: [], done: 0, trial: null } },
};

export const PracticeStillOpen: Story = {
  args: { view: { ...sampleHome, goOn: { title: '', href: '/voice_chat/room-for-stories' } } },
  play: ({ canvas }) => expect(canvas.getByText('Your practice interview is still open.')).toBeVisible(),
};

/** What else is due stands before the change. */
export const WithQuestionsDue: Story = {
  args: { due: { questions: sampleDue, onSayAgain: fn() } },
  play: async ({ canvas }) => {
    const due = canvas.getByRole('heading', { name: '3 questions to try again today' });
    const change = canvas.getByRole('heading', { name: 'Work on this next' });
    await expect(due.compareDocumentPosition(change) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  },
};

/** The question of the change could not be opened. */
export const QuestionUnopened: Story = {
  args: {
    view: {
      ...sampleHome,
      change: sampleHome.change && {
        ...sampleHome.change,
        error: 'We couldn’t open this question. Please try again.',
      },
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('We couldn’t open this question.'),
};

export const LastDayOfTheTrial: Story = {
  args: { view: { ...sampleHome, trial: { days: 1, endsOn: 'November 13, 2026', busy: false } } },
};

export const CheckoutFailed: Story = {
  args: {
    view: {
      ...sampleHome,
      trial: { days: 9, endsOn: 'November 21, 2026', busy: false, error: 'Failed to create checkout session' },
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create checkout session'),
};

export const CheckoutBeingMade: Story = {
  args: { view: { ...sampleHome, trial: { days: 9, endsOn: 'November 21, 2026', busy: true } } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true'),
};

export const Subscribed: Story = { args: { view: { ...sampleHome, trial: null } } };
export const At320: Story = { args: { view: { ...sampleHome, goOn: sampleGoOn } }, decorators: [narrow] };
