import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { sampleAnswers, sampleDue, sampleProfile } from '../../account/testing.ts';
import { LinkProvider } from '../../primitives/index.ts';
import { sampleHistory, sampleTrends } from '../../report/sample/index.ts';
import { Shell } from '../../shell/index.ts';
import { followed, HeldLink, tabTo, userShellAt } from '../../shell/testing.ts';
import { MyAccountScreen, type MyAccountView } from './index.ts';

const active = {
  phase: 'ready',
  email: 'maria@example.org',
  createdOn: 'November 3, 2025',
  subscription: { status: 'active', renewsOn: 'December 14, 2026' },
  interviews: sampleHistory,
  trends: sampleTrends,
  profile: sampleProfile,
  saving: { state: 'idle' },
  resume: { phase: 'kept', fileName: 'maria-resume.pdf', addedOn: 'November 14, 2026' },
  exporting: { state: 'idle' },
  erasing: { state: 'idle' },
} satisfies MyAccountView;

const actions = {
  onSayAgain: fn(),
  onSayAnswerAgain: fn(),
  onRemoveAnswer: fn(),
  onCancelSubscription: fn(),
  onSaveProfile: fn(),
  onChooseResume: fn(),
  onRemoveResume: fn(),
  onExport: fn(),
  onErase: fn(),
  onRetry: fn(),
};

const meta = {
  component: MyAccountScreen,
  parameters: { bleed: true },
  tags: ['screen'],
  args: { view: active, supportEmail: 'support@viva.example', actions },
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockClear();
  },
  render: (args) => (
    <LinkProvider value={HeldLink}>
      <Shell {...userShellAt('/my_account')}>
        <MyAccountScreen {...args} />
      </Shell>
    </LinkProvider>
  ),
} satisfies Meta<typeof MyAccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['spec:my-account-loading'],
  args: { view: { phase: 'loading' } },
  play: ({ canvas }) => expect(canvas.getByText('Loading account information...')).toBeVisible(),
};

/** Three questions are due, over the interviews. */
export const QuestionsDue: Story = {
  args: { view: { ...active, due: { questions: sampleDue } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: '3 questions to try again today' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Try Again.*How do you hand over/ }));
    await expect(actions.onSayAgain).toHaveBeenCalledWith(sampleDue[2]);
  },
};

/** Two answers are kept. */
export const AnswersKept: Story = {
  args: { view: { ...active, answers: { answers: sampleAnswers } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'My Answers' })).toBeVisible();
    await userEvent.click(canvas.getByText('How do you hand over at the end of a night?'));
    await userEvent.click(canvas.getByRole('button', { name: /^Remove ?:.*How do you hand over/ }));
    await expect(actions.onRemoveAnswer).toHaveBeenCalledWith(sampleAnswers[1]);
  },
};

/** What is kept can't be loaded. */
export const AnswersFailed: Story = {
  args: { view: { ...active, answers: 'failed' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(actions.onRetry.mock.calls).toEqual([['answers']]);
  },
};

export const Active: Story = {
  tags: ['dark', 'spec:subscription-active'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('maria@example.org', { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Save audio/ })).not.toBeChecked();
  },
};

/** A new account: nothing was done here yet. */
export const Trial: Story = {
  tags: ['spec:subscription-trial'],
  args: {
    view: {
      ...active,
      createdOn: 'November 14, 2026',
      subscription: { status: 'trial', endsOn: 'November 28, 2026' },
      interviews: [],
      trends: [],
      profile: { targetRole: '', persona: 'neutral', jobDescription: '', recording: false },
      resume: { phase: 'none' },
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('Trial')).toBeVisible(),
};

export const Canceling: Story = {
  tags: ['spec:subscription-canceling'],
  args: { view: { ...active, subscription: { status: 'canceling', endsOn: 'December 14, 2026' } } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Subscription Canceling' })).toBeDisabled(),
};

export const Expired: Story = {
  tags: ['spec:subscription-expired'],
  args: { view: { ...active, subscription: { status: 'expired' } } },
  play: ({ canvas }) => expect(canvas.getByText('Expired')).toBeVisible(),
};

export const CancelFailed: Story = {
  tags: ['spec:cancel-failed'],
  args: { view: { ...active, cancelling: { error: 'Failed to cancel subscription' } } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to cancel subscription'),
};

export const StatusFailed: Story = {
  tags: ['spec:status-failed'],
  args: { view: { ...active, subscription: { status: 'unknown' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unable to fetch subscription status.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(actions.onRetry.mock.calls).toEqual([['subscription']]);
  },
};

export const InterviewsLoading: Story = { args: { view: { ...active, interviews: null, trends: [] } } };

/** The service gives neither; the rest of the page can be used. */
export const PartsFailed: Story = {
  args: { view: { ...active, interviews: 'failed', trends: [], profile: null } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    for (const again of canvas.getAllByRole('button', { name: 'Try Again' })) await userEvent.click(again);
    await expect(actions.onRetry.mock.calls).toEqual([['interviews'], ['profile']]);
  },
};

export const ResumeTooBig: Story = {
  args: { view: { ...active, resume: { phase: 'refused', fileName: 'portfolio.pdf', problem: 'too-big' } } },
};

/** From the page's top to a cancelled subscription, without a mouse. */
export const CancelsByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    const cancel = canvas.getByRole('button', { name: 'Cancel Subscription' });
    await tabTo(userEvent, cancel);
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, await screen.findByRole('button', { name: 'Cancel Subscription' }));
    await userEvent.keyboard('{Enter}');
    await expect(actions.onCancelSubscription).toHaveBeenCalledOnce();
  },
};

export const OpensAReportByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    const [newest] = canvas.getAllByRole('link', { name: 'Ward nurse' });
    if (newest) await tabTo(userEvent, newest);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('/report/s7');
  },
};

export const SavesTheProfileByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('radio', { name: 'Neutral' }));
    await userEvent.keyboard('{ArrowDown}');
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Save Profile' }));
    await userEvent.keyboard('{Enter}');
    await expect(actions.onSaveProfile).toHaveBeenCalledWith({ ...sampleProfile, persona: 'demanding' });
  },
};

export const ErasesByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Delete My Account' }));
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, await screen.findByRole('button', { name: 'Delete Everything' }));
    await userEvent.keyboard('{Enter}');
    await expect(actions.onErase).toHaveBeenCalledOnce();
  },
};
