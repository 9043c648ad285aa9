import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { below, evidence, reached, thin, unlocked } from '../sample/candidates.ts';
import { sampleJob } from '../sample/job.ts';
import { CompareTable } from './CompareTable.tsx';

const meta = {
  component: CompareTable,
  args: { candidates: [reached, unlocked], skills: sampleJob.skills, onOpen: fn(), onRemove: fn() },
} satisfies Meta<typeof CompareTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Candidate 4 from the comparison' }));
    await expect(args.onRemove).toHaveBeenCalledWith('c4');
  },
};
export const Three: Story = { args: { candidates: [reached, unlocked, below] } };
const [first] = evidence.calm.claims;
/** One sentence shows both skills: it stands once, and the other cell says where. */
export const SameWordsForTwoSkills: Story = {
  tags: ['dark'],
  args: {
    candidates: [
      {
        ...reached,
        skills: [
          { ...evidence.calm, claims: [first] },
          { ...evidence.advocacy, claims: [first] },
        ],
      },
      unlocked,
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(`“${first.quote.text}”`)).toHaveLength(1);
    await expect(canvas.getByText(/Shown by the same quote as/)).toBeVisible();
  },
};
/** What a candidate wrote stands with what they showed. */
export const OneAskedForAReview: Story = {
  args: {
    candidates: [
      reached,
      { ...below, decision: { ...below.decision, review: 'asked', reviewNote: 'The line broke in my second answer.' } },
    ],
  },
  play: ({ canvas }) => expect(canvas.getByText('The line broke in my second answer.')).toBeVisible(),
};
/** The versions changed between two interviews, as by an update of the product. */
export const NotAssessedAlike: Story = {
  args: {
    candidates: [
      { ...reached, method: 'rules 2, trained model 5d1f0c9e7a34, no language model' },
      { ...unlocked, method: 'rules 3, trained model 5d1f0c9e7a34, no language model' },
    ],
  },
  play: ({ canvas }) =>
    expect(canvas.getByText(/all assessed with the same method and versions/)).toHaveTextContent(
      'Candidate 4: rules 2, trained model 5d1f0c9e7a34, no language model. Candidate 2: rules 3',
    ),
};
export const OneWithoutEvidence: Story = {
  args: { candidates: [reached, thin] },
  play: ({ canvas }) => expect(canvas.getAllByText('Not enough evidence')[0]).toBeVisible(),
};
