import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  approximateReport,
  emptyReport,
  figuresReport,
  sampleNorms,
  sampleReplay,
  sampleReport,
  shortReport,
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
  play: ({ canvas }) => expect(canvas.getAllByText(/It does not judge what you said/).length).toBeGreaterThan(0),
};
export const RecogniserMishears: Story = {
  args: { report: approximateReport },
  play: ({ canvas }) => expect(canvas.getAllByText('Not measurable with this recogniser.')[0]).toBeVisible(),
};
export const Typed: Story = { args: { report: typedReport } };
export const OneShortAnswer: Story = {
  args: { report: shortReport },
  play: ({ canvas }) => expect(canvas.getAllByText(/too little to go by/)[0]).toBeVisible(),
};
export const EndedAtOnce: Story = { args: { report: emptyReport } };
export const Capped: Story = {
  args: { report: { ...sampleReport, overall: { assessed: true, score: 40, cappedBy: 'few-answers' } } },
  play: ({ canvas }) => expect(canvas.getByText(/few questions were answered/)).toBeVisible(),
};
/** As another page shows it. */
export const Excerpt: Story = {
  args: { excerpt: true, headingLevel: 3 },
  play: ({ canvas }) => expect(canvas.queryByText('What was said')).toBeNull(),
};
