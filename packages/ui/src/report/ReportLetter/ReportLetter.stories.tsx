import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  disputedReport,
  emptyReport,
  figuresReport,
  hardToHearReport,
  mostlyUnassessedReport,
  partlyHeardReport,
  sampleNorms,
  sampleReplay,
  sampleReport,
  shortReport,
  strongReport,
  typedReport,
} from '../sample/index.ts';
import { ReportLetter } from './ReportLetter.tsx';

const player = { onPlay: fn(), onPause: fn(), onSeek: fn(), onRetry: fn() };

const meta = {
  component: ReportLetter,
  args: { report: sampleReport, norms: sampleNorms },
} satisfies Meta<typeof ReportLetter>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Praise comes before everything else. */
export const Assessed: Story = {
  play: ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('What went well'),
};
/** A moment leads into the transcript and plays from there. */
export const WithRecording: Story = {
  args: { replay: { replay: { ...sampleReplay, positionMs: 57_000 }, ...player } },
  // The page of a test must not go anywhere, not even to a place on itself.
  decorators: [
    (Shown) => (
      <div onClick={(event) => event.preventDefault()}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('link', { name: /^The quote: at/ });
    if (first) await userEvent.click(first);
    await expect(player.onSeek).toHaveBeenCalledWith(sampleReport.strength?.quote.startMs);
  },
};
/** Speech is measured and content is not judged. */
export const FiguresOnly: Story = {
  args: { report: figuresReport },
  play: ({ canvas }) => expect(canvas.getAllByText(/It doesn’t judge what you said/)).toHaveLength(1),
};
/** One answer was hard to hear; the others are assessed. */
export const OneAnswerHardToHear: Story = {
  args: { report: partlyHeardReport },
  play: ({ canvas }) => expect(canvas.getAllByText(/We couldn’t hear this answer/)).toHaveLength(1),
};
/** Most answers were hard to hear; nothing is assessed. */
export const MostlyHardToHear: Story = {
  args: { report: hardToHearReport },
  play: ({ canvas }) => expect(canvas.getByText(/We couldn’t hear enough of what you said/)).toBeVisible(),
};
/** Five figures that could not be measured for one reason are one line. */
export const Typed: Story = {
  args: { report: typedReport },
  play: ({ canvas }) =>
    expect(canvas.getAllByText(/not available, because/).map(({ textContent }) => textContent)).toEqual([
      'Pace, pauses, filler words and speaking time: not available, because your answers were typed.',
    ]),
};
export const OneShortAnswer: Story = {
  args: { report: shortReport },
  play: ({ canvas }) => expect(canvas.getByText(/too little to go by/)).toBeVisible(),
};
export const EndedAtOnce: Story = { args: { report: emptyReport } };
export const Strong: Story = {
  args: { report: strongReport },
  play: ({ canvas }) => expect(canvas.getByText('3 of 3 answers assessed.', { exact: false })).toBeVisible(),
};
/** Fewer than half of the questions were assessed: there is no level over all. */
export const MostlyUnassessed: Story = {
  args: { report: mostlyUnassessedReport },
  play: ({ canvas }) => expect(canvas.getByText(/^2 of 6 answers assessed: too few/)).toBeVisible(),
};
/** Two ways of assessing an answer differ. */
export const InDispute: Story = {
  args: { report: disputedReport },
  play: ({ canvas }) => expect(canvas.getByText('A second check rated it “Developing.”')).toBeVisible(),
};
/** As another page shows it. */
export const Excerpt: Story = {
  args: { excerpt: true, headingLevel: 3 },
  play: ({ canvas }) => expect(canvas.queryByText('What was said')).toBeNull(),
};
