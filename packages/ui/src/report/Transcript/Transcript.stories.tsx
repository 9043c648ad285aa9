import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleReport, typedReport } from '../sample/index.ts';
import { Transcript } from './Transcript.tsx';

const lines = sampleReport.transcript.slice(2, 8);

const meta = { component: Transcript, args: { lines } } satisfies Meta<typeof Transcript>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No recording: moments are only said. */
export const ToRead: Story = {
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
/** With a recording, a word is pressed to hear it. */
export const ToHear: Story = {
  args: { onSeek: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('grandmother'));
    await expect(args.onSeek).toHaveBeenCalledWith(sampleReport.transcript[3]?.words?.[1]?.startMs);
  },
};
/** The keyboard plays from a turn's moment. */
export const PlayedByKeyboard: Story = {
  args: { onSeek: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'You: at 0:53' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSeek).toHaveBeenCalledWith(53_908);
  },
};
export const Playing: Story = {
  tags: ['dark'],
  args: { onSeek: fn(), currentMs: 57_000 },
  play: ({ canvasElement }) =>
    expect(canvasElement.querySelector('span[data-current="true"]')).toHaveTextContent('two'),
};
/** The recogniser gives no times for single words. */
export const NoWordTimes: Story = {
  args: { onSeek: fn(), lines: lines.map((line) => ({ ...line, words: null })), currentMs: 57_000 },
};
export const Typed: Story = { args: { lines: typedReport.transcript.slice(2, 6) } };
export const Interrupted: Story = { args: { lines: sampleReport.transcript.slice(-2) } };
export const ReadByAnEmployer: Story = { args: { candidate: 'Candidate' } };
/** Something private was told: its person reads it, and is told that nobody else does. */
export const PersonalMatter: Story = {
  args: {
    lines: lines.map((line) => (line.turn === 5 ? { ...line, personal: [{ start: 0, end: line.text.length }] } : line)),
  },
  play: ({ canvas }) => expect(canvas.getByText('(only you can read this)')).toBeVisible(),
};
/** A misheard turn was corrected: an employer reads both. */
export const CorrectedForAnEmployer: Story = {
  args: {
    candidate: 'Candidate',
    lines: lines.map((line) => (line.turn === 5 ? { ...line, heard: line.text.replace('nurses', 'purses') } : line)),
  },
  play: ({ canvas }) => expect(canvas.getByText(/Corrected by the candidate; heard: “.*purses/)).toBeVisible(),
};
