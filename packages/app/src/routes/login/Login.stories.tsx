import { history, subscription } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true },
  args: { at: '/login' },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AuthenticationLoads: Story = {
  args: { user: 'loading' },
  tags: ['spec:loading'],
  play: async ({ canvas }) => expect(await canvas.findByText('Loading...')).toBeVisible(),
};

export const LogsIn: Story = {
  parameters: { msw: { handlers: [...history.empty, ...subscription.trial] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'candidate@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Log Out' })).toBeVisible();
  },
};

/** From a call for a trial or an account. */
export const AsksForAnAccount: Story = {
  args: { at: '/login?mode=create-account' },
  play: async ({ canvas }) => expect(await canvas.findByRole('form', { name: 'Create Account' })).toBeVisible(),
};

/** From a reset link that expired. */
export const AsksForANewLink: Story = {
  args: { at: '/login?mode=reset-password' },
  play: async ({ canvas }) => expect(await canvas.findByRole('form', { name: 'Reset Password' })).toBeVisible(),
};
