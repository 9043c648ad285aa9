import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLog } from '../sample/job.ts';
import { AuditLog } from './AuditLog.tsx';

const meta = { component: AuditLog, args: { entries: sampleLog } } satisfies Meta<typeof AuditLog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has to see it who did not ask for it. */
export const Folded: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Bar set to “Solid or better”')).not.toBeVisible(),
};
export const Opened: Story = {
  tags: ['dark', 'phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Activity log'));
    await expect(canvas.getByText('Bar set to “Solid or better”')).toBeVisible();
  },
};
export const NothingYet: Story = {
  args: { entries: [] },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Activity log')),
};
