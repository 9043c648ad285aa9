import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleNorms, sampleReplay, sampleReport, sampleSkills } from '../../report/sample/index.ts';
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
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Play' }));
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
/** An interview for an employer: a person's review can be asked for. */
export const Candidate: Story = {
  args: {
    view: { ...ready, report: { ...sampleReport, kind: 'candidate', skills: sampleSkills } },
    review: { review: { state: 'none' }, onAsk },
  },
  play: async ({ canvas, userEvent }) => {
    onAsk.mockClear();
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Ask for a Person’s Review' }));
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
  args: { view: { phase: 'writing' } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Your report is being written' })).toBeVisible(),
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
