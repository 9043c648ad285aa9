import { sharing } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

const given = (situation: typeof sharing.gone) => ({ msw: { handlers: situation } });

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, ...given(sharing.alreadyShared) },
  args: { at: '/shared/4rYq0Zk8d1nT7uJw5bXv2sLm9cPe6aGh0bXv2sLm9cP', user: null },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nobody has to log in; nothing can be changed, and there is no sound. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/is shared with you until November 19, 2026/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Nurse' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Share' })).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Recording' })).toBeNull();
  },
};

/** Ended, taken back, or never there. */
export const Gone: Story = {
  parameters: given(sharing.gone),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'This link no longer works' })).toBeVisible(),
};

export const Offline: Story = {
  parameters: given(sharing.offline),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('We can’t show the report right now. Please try again.')).toBeVisible(),
};
