import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleNorms, sampleReport } from '../../report/sample/index.ts';
import { PreviewEndScreen } from './PreviewEndScreen.tsx';

/** Two questions, as a preview has time for. */
const report = { ...sampleReport, kind: 'preview' as const, answers: sampleReport.answers.slice(0, 2) };

const meta = {
  component: PreviewEndScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: {
    view: { phase: 'ready', report, norms: sampleNorms },
    minutes: 30,
    member: false,
    keeping: false,
    onKeep: fn(),
    onAccount: fn(),
    onReturnHome: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PreviewEndScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Making: Story = {
  args: { view: { phase: 'making', step: 'assessing', slow: false } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('in a few seconds'),
};
export const Slow: Story = { args: { view: { phase: 'making', step: 'waiting', slow: true } } };
/** The strength and the one change stand there, and a press keeps them. */
export const Ready: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('That was the preview');
    await expect(canvas.getByRole('heading', { name: 'What went well' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /one thing/i })).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Keep It: Create a Free Account' });
    if (!first) throw new Error('it can’t be kept');
    await userEvent.click(first);
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};
export const Member: Story = {
  args: { member: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: 'Keep It in My Account' })).toHaveLength(2);
    await expect(canvas.queryByText(/credit card/)).toBeNull();
  },
};
export const Keeping: Story = { args: { member: true, keeping: true } };
export const NotKept: Story = {
  args: { member: true, trouble: 'We couldn’t keep your preview. Please try again.' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};
export const NothingSaid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a Free Account' }));
    await expect(args.onAccount).toHaveBeenCalledOnce();
  },
  args: { view: { phase: 'nothing-said' } },
};
/** The half hour is over: that it can't be kept goes without saying. */
export const Gone: Story = {
  args: { view: { phase: 'gone' }, trouble: 'This preview does not exist. Start a new one from the home page.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('no longer here');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
export const NoReport: Story = { args: { view: { phase: 'none' } } };
export const Unknown: Story = {
  args: { view: { phase: 'unknown' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** From the first press to home with the keyboard. */
export const ByKeyboard: Story = {
  tags: ['desktop'],
  args: { view: { phase: 'none' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Create a Free Account' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReturnHome).toHaveBeenCalled();
  },
};
