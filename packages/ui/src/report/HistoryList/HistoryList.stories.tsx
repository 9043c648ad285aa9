import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleHistory, sampleTryHistory } from '../sample/index.ts';
import { HistoryList } from './HistoryList.tsx';

const meta = { component: HistoryList, args: { entries: sampleHistory } } satisfies Meta<typeof HistoryList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('link', { name: 'Ward nurse' })[0]).toHaveAttribute('href', '/report/s7'),
};
/** One question was said again. */
export const OneQuestionAgain: Story = {
  args: { entries: sampleTryHistory },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'First answer' })).toHaveAttribute('href', '/report/s7'),
};
export const OneBeingWritten: Story = { args: { entries: sampleHistory.filter(({ state }) => state === 'writing') } };
export const NothingSaid: Story = {
  args: { entries: sampleHistory.filter(({ state }) => state === 'nothing-said') },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
export const NoneYet: Story = {
  args: { entries: [] },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Start Your First Interview' })).toBeVisible(),
};
export const Loading: Story = { args: { entries: null } };
