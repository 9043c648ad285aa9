import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleComparison, sampleNorms, sampleReplay, sampleReport, sampleSkills } from '../../report/sample/index.ts';
import { Shell } from '../../shell/index.ts';
import { tabTo, userShellAt } from '../../shell/testing.ts';
import { ReportScreen, type ReportScreenView } from './ReportScreen.tsx';

const ready = {
  phase: 'ready',
  report: sampleReport,
  norms: sampleNorms,
} satisfies ReportScreenView;

const player = { onPlay: fn(), onPause: fn(), onSeek: fn(), onRetry: fn() };
const onAsk = fn();
const onSayAgain = fn();

const meta = {
  component: ReportScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: {
    view: ready,
    replay: { replay: { ...sampleReplay, positionMs: 57_000 }, ...player },
    sharing: { share: { state: 'none' }, onCreate: fn(), onCopy: fn(), onRevoke: fn() },
    onPrint: fn(),
    onDownload: fn(),
    onReturnHome: fn(),
    onReload: fn(),
  },
  render: (args) => (
    <Shell {...userShellAt('/report/sample')}>
      <ReportScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof ReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
/** Each question can be said again; the one that the change is about, right under it. */
export const SayItAgain: Story = {
  args: { again: { onSayAgain, tries: [] } },
  play: async ({ canvas, userEvent }) => {
    const [under] = canvas.getAllByRole('button', { name: /^Try This Question Again/ });
    if (under) await userEvent.click(under);
    await expect(onSayAgain).toHaveBeenCalledWith('q5');
  },
};
/** Another try of one question: its comparison comes before everything else. */
export const TwoTries: Story = {
  args: {
    view: { ...ready, report: { ...sampleReport, answers: sampleReport.answers.slice(2, 3) } },
    again: { onSayAgain, tries: [] },
    comparison: sampleComparison,
    replay: undefined,
  },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Both tries, side by side'),
};
/** The comparison is on its way. */
export const TwoTriesLoading: Story = {
  tags: ['desktop'],
  args: { comparison: null, replay: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('heading', { name: 'What went well' })).toBeNull(),
};
/** Before anything is opened, a report is at most five screens of a phone. */
export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(window.innerWidth).toBe(375);
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(5 * 812);
  },
};
/** From the header to the recording and back with the keyboard alone. */
export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent, args }) => {
    player.onPlay.mockClear();
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Download' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onDownload).toHaveBeenCalled();
    await userEvent.tab();
    const share = canvas.getByRole('button', { name: 'Share' });
    await expect(share).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Share this report' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(share).toHaveFocus());
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Play the interview' }));
    await userEvent.keyboard('{Enter}');
    await expect(player.onPlay).toHaveBeenCalledOnce();
  },
};
export const Sharing: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(await screen.findByRole('dialog', { name: 'Share this report' })).toBeVisible();
  },
};
/** The same holds for the longest report: one with skills, for an employer, of which a review can be asked for. */
export const CandidateOnAPhone: Story = {
  ...OnAPhone,
  tags: ['phone'],
  args: {
    view: { ...ready, report: { ...sampleReport, kind: 'candidate', skills: sampleSkills } },
    review: { review: { state: 'none' }, onAsk },
  },
};
/** An interview for an employer: a person's review can be asked for. */
export const Candidate: Story = {
  args: {
    view: { ...ready, report: { ...sampleReport, kind: 'candidate', skills: sampleSkills } },
    review: { review: { state: 'none' }, onAsk },
  },
  play: async ({ canvas, userEvent }) => {
    onAsk.mockClear();
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Ask for a Person to Review It' }));
    await userEvent.keyboard('{Enter}');
    await expect(onAsk).toHaveBeenCalledOnce();
  },
};
/** Not recorded, and not to be shared. */
export const WithoutRecording: Story = {
  args: { replay: undefined, sharing: undefined },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull(),
};
export const Loading: Story = { args: { view: { phase: 'loading' } } };
export const BeingWritten: Story = {
  args: { view: { phase: 'writing', assessed: false } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Your report is being written' })).toBeVisible(),
};
/** A candidate of an employer, whose report may have to wait. */
export const BeingAssessed: Story = {
  args: { view: { phase: 'writing', assessed: true } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Your interview is being assessed' })).toBeVisible(),
};
export const NothingSaid: Story = { args: { view: { phase: 'nothing-said' } } };
export const Failed: Story = {
  tags: ['dark'],
  args: { view: { phase: 'failed', message: 'The report could not be loaded.' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
