import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleReport } from '../sample/index.ts';
import { PauseList } from './PauseList.tsx';

const { metrics } = sampleReport;

const meta = { component: PauseList, args: { metrics } } satisfies Meta<typeof PauseList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/The longest was 3.2 s, at 2:03/)).toBeVisible(),
};
/** None found is nought, which is not the same as not measured. */
export const None: Story = {
  args: { metrics: { ...metrics, pauses: [] } },
  play: ({ canvas }) => expect(canvas.getByText('0')).toBeVisible(),
};
