import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formWidth, narrow } from '../testing/Narrow.tsx';
import { Progress } from './Progress.tsx';

const meta = {
  component: Progress,
  args: { label: 'Uploading your résumé' },
  decorators: [formWidth],
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Begun: Story = { args: { value: 0 } };
export const Halfway: Story = {
  tags: ['dark'],
  args: { value: 0.5 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading your résumé' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
  },
};
export const Done: Story = { args: { value: 1 } };

/** Nobody can tell how long it takes. */
export const UnderWay: Story = {
  args: { label: 'Writing your report' },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow'),
};
export const LongText: Story = {
  args: {
    value: 0.31,
    label: 'Uploading the recording of your interview; please keep this page open until it is done',
  },
  decorators: [narrow],
};
