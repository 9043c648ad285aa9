import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figuresReport, sampleReport } from '../sample/index.ts';
import { StructureGrid } from './StructureGrid.tsx';

const meta = { component: StructureGrid, args: { answers: sampleReport.answers } } satisfies Meta<typeof StructureGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomePartsMissing: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('rowheader', { name: 'Q3' })).toBeVisible(),
};
export const OneWholeStory: Story = { tags: ['dark'], args: { answers: sampleReport.answers.slice(0, 2) } };
/** A report that judges no content has no structure to show. */
export const NotAssessed: Story = {
  args: { answers: figuresReport.answers },
  play: ({ canvas }) => expect(canvas.queryByRole('table')).toBeNull(),
};
