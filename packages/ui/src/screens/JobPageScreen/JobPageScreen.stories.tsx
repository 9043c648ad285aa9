import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleLengths } from '../../employer/testing.ts';
import { below } from '../../hiring/sample/candidates.ts';
import { sampleInvites, sampleJob, sampleSettings } from '../../hiring/sample/job.ts';
import { Shell } from '../../shell/index.ts';
import { shellAt, tabTo } from '../../shell/testing.ts';
import { sampleMaterial } from './sampleMaterial.ts';
import { JobPageScreen, type JobPageScreenProps, type JobPageView } from './JobPageScreen.tsx';

const ready = { phase: 'ready', job: sampleJob } satisfies JobPageView;

const meta = {
  component: JobPageScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: {
    view: ready,
    onCopyLink: fn(),
    onInvite: fn(),
    onInvitesSeen: fn(),
    onOpen: fn(),
    onUnlock: fn(),
    onReviewed: fn(),
    onShortlist: fn(),
    onNote: fn(),
    onDecline: fn(),
    onExport: fn(),
    onReloadMaterial: fn(),
    onSetBar: fn(),
    onSaveSettings: fn(),
    onAction: fn(),
    onPlay: fn(),
    onPause: fn(),
    onSeek: fn(),
    onRetry: fn(),
    onReturnHome: fn(),
    onReload: fn(),
    onSendLinks: fn(),
  },
  render: (args) => (
    <Shell {...shellAt('/job/sample')}>
      <JobPageScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof JobPageScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Candidates: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Read the Evidence of Candidate 4' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('c4');
  },
};
const openInvites: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await tabTo(userEvent, canvas.getByRole('button', { name: 'Invite by Email' }));
  await userEvent.keyboard('{Enter}');
};
/** Invitations by email, opened by keyboard, and sent. */
export const Inviting: Story = {
  tags: ['dark'],
  args: { view: { ...ready, invites: sampleInvites } },
  play: async (context) => {
    await openInvites(context);
    const { canvas, userEvent, args } = context;
    await tabTo(userEvent, canvas.getByLabelText('Email addresses'));
    await userEvent.keyboard('ann@example.org, bo@example.org');
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Send Invitations' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onInvite).toHaveBeenCalledWith(['ann@example.org', 'bo@example.org']);
  },
};
/** The page was opened with the link that was shown when the job was posted. */
export const InvitingNeedsANewLink: Story = {
  args: { view: { ...ready, invites: { ...sampleInvites, mailboxKnown: false, invited: [] } } },
  play: async (context) => {
    await openInvites(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Email Me a New Link' }));
    await expect(context.args.onAction).toHaveBeenCalledWith('rotate');
  },
};
export const NobodyYet: Story = {
  args: {
    view: {
      ...ready,
      job: { ...sampleJob, candidates: [], arrivals: [], scores: [], assessed: 0, withheld: 0, log: [] },
    },
  },
};
export const NobodyReachedTheBar: Story = {
  args: { view: { ...ready, job: { ...sampleJob, candidates: [], scores: [], assessed: 1, withheld: 1 } } },
};
/** A page that opens what is asked for, as the route does. */
function Opening(props: JobPageScreenProps) {
  const [opened, setOpened] = useState<string>();
  const view = props.view.phase === 'ready' ? { ...props.view, opened } : props.view;
  return (
    <Shell {...shellAt('/job/sample')}>
      <JobPageScreen {...props} view={view} onOpen={setOpened} />
    </Shell>
  );
}
/** The page goes on where the evidence was asked for. */
export const BackFromTheEvidence: Story = {
  tags: ['desktop'],
  render: (args) => <Opening {...args} />,
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Read the Evidence of Candidate 2' }));
    const { scrollY } = window;
    await expect(scrollY).toBeGreaterThan(0);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: 'Candidate 2' })).toHaveFocus();
    await expect(window.scrollY).toBe(0);
    await tabTo(userEvent, canvas.getByRole('button', { name: 'All Candidates' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Read the Evidence of Candidate 2' })).toHaveFocus();
    await expect(window.scrollY).toBe(scrollY);
  },
};
const compare: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  for (const candidate of ['Compare Candidate 4', 'Compare Candidate 2']) {
    await tabTo(userEvent, canvas.getByRole('checkbox', { name: candidate }));
    await userEvent.keyboard(' ');
  }
  await tabTo(userEvent, canvas.getByRole('button', { name: 'Compare Side by Side' }));
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('heading', { name: 'Side by side' })).toHaveFocus();
  await expect(window.scrollY).toBe(0);
};
/** Two are chosen by keyboard and seen side by side. */
export const SideBySide: Story = { play: compare };
/** From one of the two, to both, to all. */
export const BackFromTheComparison: Story = {
  tags: ['desktop'],
  render: (args) => <Opening {...args} />,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await compare(context);
    const press = async (name: string) => {
      await tabTo(userEvent, canvas.getByRole('button', { name }));
      await userEvent.keyboard('{Enter}');
    };
    await press('Read the Evidence of Candidate 2');
    await expect(canvas.getByRole('heading', { name: 'Candidate 2' })).toHaveFocus();
    await press('All Candidates');
    await expect(canvas.getByRole('button', { name: 'Read the Evidence of Candidate 2' })).toHaveFocus();
    await press('All Candidates');
    await expect(canvas.getByRole('button', { name: 'Compare Side by Side' })).toHaveFocus();
  },
};
export const OneChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare Candidate 4' }));
    await expect(canvas.getByRole('button', { name: 'Choose One More' })).toBeDisabled();
  },
};
/** No name, no address, no transcript. */
export const Locked: Story = {
  args: { view: { ...ready, opened: 'c4' } },
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Unlock for €49' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onUnlock).toHaveBeenCalledWith('c4');
  },
};
export const Unlocked: Story = {
  tags: ['dark'],
  args: { view: { ...ready, opened: 'c2', material: sampleMaterial } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'candidate@example.org' })).toBeVisible();
    // An employer’s interview, not a practice.
    await expect(canvas.queryByText(/practi[sc]/i)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Play' }));
    await expect(args.onPlay).toHaveBeenCalledOnce();
  },
};
export const UnlockedLoading: Story = {
  tags: ['desktop'],
  args: { view: { ...ready, opened: 'c2', material: 'loading' } },
};
export const UnlockedNotLoaded: Story = {
  tags: ['desktop'],
  args: { view: { ...ready, opened: 'c2', material: { failed: 'We couldn’t load what was said.' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onReloadMaterial).toHaveBeenCalledOnce();
  },
};
export const BarMoved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const chosen = canvas.getByRole('radio', { name: /^Solid or better/ });
    await tabTo(userEvent, chosen);
    await userEvent.keyboard('{ArrowDown}');
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Set the Bar' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSetBar).toHaveBeenCalledWith(70);
  },
};
/** The employer's own choice among those who can be read. */
export const ShortlistShown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shortlist Candidate 4' }));
    await expect(args.onShortlist).toHaveBeenCalledWith('c4', true);
    await userEvent.click(canvas.getByRole('button', { name: 'Shortlisted 1' }));
    await expect(canvas.getByRole('heading', { name: 'Candidate 2' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Candidate 4' })).toBeNull();
  },
};
export const AskedToErase: Story = {
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Delete This Job' }));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alertdialog', { name: 'Delete this job?' })).toBeVisible();
  },
};
/** Asked, not done, and the keyboard is back where it was. */
export const KeptAfterAll: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent, args }) => {
    const erase = canvas.getByRole('button', { name: 'Delete This Job' });
    await tabTo(userEvent, erase);
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, await screen.findByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(erase).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
export const NewLinkSent: Story = {
  args: { view: { ...ready, notice: 'We’re sending the new private link to hiring@example.org.' } },
};
/** Below the bar, and asking that a person looks: then what was said can be read. */
export const AskedForALook: Story = {
  args: {
    view: {
      ...ready,
      opened: 'c3',
      job: {
        ...sampleJob,
        candidates: [
          ...sampleJob.candidates,
          { ...below, decision: { ...below.decision, review: 'asked', reviewNote: 'The line broke in my answer.' } },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as Reviewed' }));
    await expect(args.onReviewed).toHaveBeenCalledWith('c3');
  },
};
/** The e-mail of a candidate leads here after the bar was raised. */
export const NoLongerShown: Story = {
  tags: ['desktop'],
  args: { view: { ...ready, remark: 'The candidate that you came for doesn’t meet your current bar.' } },
};
/** What candidates are asked can be changed. */
export const WithSettings: Story = {
  args: { view: { ...ready, settings: { settings: sampleSettings, lengths: sampleLengths } } },
};
export const Closed: Story = { args: { view: { ...ready, job: { ...sampleJob, status: 'closed' } } } };
export const Loading: Story = { args: { view: { phase: 'loading' } } };
export const Gone: Story = {
  args: { view: { phase: 'gone', links: { state: 'asking' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Your contact email'), 'hiring@example.org{Enter}');
    await expect(args.onSendLinks).toHaveBeenCalledWith('hiring@example.org');
  },
};
export const GoneLinksSent: Story = { args: { view: { phase: 'gone', links: { state: 'sent' } } } };
export const Erased: Story = { args: { view: { phase: 'erased' } } };
export const Failed: Story = { args: { view: { phase: 'failed', message: 'We couldn’t load the job post.' } } };
