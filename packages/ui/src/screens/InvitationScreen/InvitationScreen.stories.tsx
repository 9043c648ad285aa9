import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleLogo } from '../../primitives/testing/logo.ts';
import { longTitledJob, sampleJob } from '../../room/testing.ts';
import { tabTo } from '../../shell/testing.ts';
import { InvitationScreen } from './InvitationScreen.tsx';

const account = { mode: 'create-account', onModeChange: fn(), onSubmit: fn() } as const;

const meta = {
  component: InvitationScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: { job: sampleJob, operator: 'Viva', asked: [], onAsk: fn(), onClose: fn(), account },
} satisfies Meta<typeof InvitationScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The job comes first, and the account is a step of it. */
export const FirstScreen: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Night-Shift Team Lead');
    await expect(canvas.getByRole('form', { name: 'Create Account' })).toBeVisible();
    await expect(canvas.getByText(/Viva runs this interview for Harbour Logistics/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terms of Use' })).toHaveAttribute('href', '/terms-of-use/');
    await expect(canvas.queryByText(/must be logged in/)).toBeNull();
  },
};

export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    account.onSubmit.mockClear();
    await tabTo(userEvent, canvas.getByLabelText('Email'));
    await userEvent.keyboard('maria@example.org');
    await tabTo(userEvent, canvas.getByLabelText('Password'));
    await userEvent.keyboard('correct horse{Enter}');
    await expect(account.onSubmit).toHaveBeenCalledWith({ email: 'maria@example.org', password: 'correct horse' });
  },
};

export const WithAnAccount: Story = {
  args: { account: { ...account, mode: 'login' } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Forgot Password?' })).toBeVisible(),
};

export const AlreadyRegistered: Story = {
  args: { account: { ...account, error: 'This email is already registered. Please log in instead.' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Please log in instead.'),
};

export const MoreTimeAskedFor: Story = {
  args: { asked: ['more-time'] },
  play: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: 'More time to think' })).toBeChecked(),
};

export const WithALogo: Story = {
  tags: ['dark'],
  args: { job: { ...sampleJob, logo: sampleLogo, note: 'Our ward has 32 beds. We decide within a week.' } },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Logo of Harbour Logistics' })).toBeVisible(),
};

export const LongTitle: Story = { args: { job: longTitledJob } };
