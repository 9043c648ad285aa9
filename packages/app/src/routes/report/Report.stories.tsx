import { history } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleUser } from '../../features/auth/testing/fakeAuth.ts';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, msw: { handlers: history.ready } },
  args: { at: `/report/${history.held.id}`, user: sampleUser },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Nurse' })).toBeVisible();
    await expect(canvas.getByText(/November 12, 2026/)).toBeVisible();
  },
};

/** The page shows the report by itself once it is there. */
export const BeingWritten: Story = {
  parameters: { msw: { handlers: history.writing } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'Your report is being written' })).toBeVisible(),
};

export const NothingSaid: Story = {
  parameters: { msw: { handlers: history.nothingSaid } },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'There is no report' })).toBeVisible(),
};

/** Somebody else's report answers as one that does not exist. */
export const NotTheirs: Story = {
  parameters: { msw: { handlers: history.notFound } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('There is no such report.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Home' }));
    await expect((await canvas.findAllByRole('button', { name: 'Practice Interview' }))[0]).toBeInTheDocument();
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: history.offline } },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Your report cannot be shown just now. Please try again.')).toBeVisible(),
};
