import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleNorms, sampleReport } from '../../report/sample/index.ts';
import { Shell } from '../../shell/index.ts';
import { shellAt, tabTo } from '../../shell/testing.ts';
import { SharedReportScreen } from './SharedReportScreen.tsx';

const meta = {
  component: SharedReportScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: {
    view: { phase: 'ready', report: sampleReport, norms: sampleNorms, expiresText: 'March 10, 2026' },
    onPrint: fn(),
    onReturnHome: fn(),
    onReload: fn(),
  },
  render: (args) => (
    <Shell {...shellAt('/shared/sample')}>
      <SharedReportScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof SharedReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** To read, without the recording. */
export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Print' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { view: { phase: 'loading' } } };
/** Expired, taken back, or never there. */
export const Gone: Story = {
  args: { view: { phase: 'gone' } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'This link no longer works' })).toBeVisible(),
};
export const Failed: Story = { args: { view: { phase: 'failed', message: 'The report could not be loaded.' } } };
