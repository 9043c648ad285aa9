import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { below } from '../../hiring/sample/candidates.ts';
import { sampleJob, sampleSettings } from '../../hiring/sample/job.ts';
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
    onOpen: fn(),
    onUnlock: fn(),
    onReviewed: fn(),
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
export const NobodyYet: Story = {
  args: { view: { ...ready, job: { ...sampleJob, candidates: [], arrivals: [], scores: [] } } },
};
export const NobodyReachedTheBar: Story = {
  args: { view: { ...ready, job: { ...sampleJob, candidates: [], scores: [41] } } },
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
  args: { view: { ...ready, opened: 'c2', material: { failed: 'What was said could not be loaded.' } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onReloadMaterial).toHaveBeenCalledOnce();
  },
};
export const BarMoved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: 'The bar' });
    await tabTo(userEvent, slider);
    // A test’s arrow keys move no slider; the browser’s own do.
    await fireEvent.change(slider, { target: { value: '70' } });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Set the Bar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSetBar).toHaveBeenCalledWith(70);
  },
};
export const AskedToErase: Story = {
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Erase This Job' }));
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alertdialog', { name: 'Erase this job?' })).toBeVisible();
  },
};
/** Asked, not done, and the keyboard is back where it was. */
export const KeptAfterAll: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent, args }) => {
    const erase = canvas.getByRole('button', { name: 'Erase This Job' });
    await tabTo(userEvent, erase);
    await userEvent.keyboard('{Enter}');
    await tabTo(userEvent, await screen.findByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(erase).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};
export const NewLinkSent: Story = {
  args: { view: { ...ready, notice: 'The new private link is on its way to hiring@example.org.' } },
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
    await userEvent.click(canvas.getByRole('button', { name: 'I Have Looked at It' }));
    await expect(args.onReviewed).toHaveBeenCalledWith('c3');
  },
};
/** The e-mail of a candidate leads here after the bar was raised. */
export const NoLongerShown: Story = {
  tags: ['desktop'],
  args: { view: { ...ready, remark: 'The candidate that you came for does not reach the bar as it stands now.' } },
};
/** What candidates are asked can be changed. */
export const WithSettings: Story = { args: { view: { ...ready, settings: { settings: sampleSettings } } } };
export const Closed: Story = { args: { view: { ...ready, job: { ...sampleJob, status: 'closed' } } } };
export const Loading: Story = { args: { view: { phase: 'loading' } } };
export const Gone: Story = { args: { view: { phase: 'gone' } } };
export const Erased: Story = { args: { view: { phase: 'erased' } } };
export const Failed: Story = { args: { view: { phase: 'failed', message: 'The job post could not be loaded.' } } };
