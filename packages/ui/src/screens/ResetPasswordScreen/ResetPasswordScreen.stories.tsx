import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Answered, send } from '../../auth/testing.tsx';
import { Shell } from '../../shell/index.ts';
import { shellAt, tabTo } from '../../shell/testing.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const email = 'maria@example.org';

const meta = {
  component: ResetPasswordScreen,
  parameters: { bleed: true },
  tags: ['screen'],
  args: { view: { phase: 'form', email }, onSubmit: fn() },
  render: ({ view, onSubmit }, { viewMode }) => (
    <Shell {...shellAt('/reset-password')}>
      <Answered answer={view.phase === 'form' ? view : {}} atOnce={viewMode === 'docs'} onSubmit={onSubmit}>
        {({ busy, error }, sent) => (
          <ResetPasswordScreen view={view.phase === 'form' ? { ...view, busy, error } : view} onSubmit={sent} />
        )}
      </Answered>
    </Shell>
  ),
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewPassword: Story = {
  tags: ['spec:reset-password'],
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Set a New Password' })).toBeVisible(),
};

export const PasswordsDiffer: Story = {
  args: { view: { phase: 'form', email, error: 'Passwords do not match' } },
  play: (stage) =>
    send(stage, { 'New Password': 'correct horse', 'Confirm Password': 'correct house' }, 'Passwords do not match'),
  tags: ['spec:passwords-differ'],
};

export const InvalidLink: Story = {
  args: { view: { phase: 'invalid', message: 'Invalid password reset link' } },
  tags: ['spec:reset-no-code'],
};

export const Done: Story = { args: { view: { phase: 'done' } }, tags: ['spec:reset-done'] };

export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByLabelText('New Password'));
    await userEvent.keyboard('correct horse');
    await tabTo(userEvent, canvas.getByLabelText('Confirm Password'));
    await userEvent.keyboard('correct horse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'correct horse', confirmation: 'correct horse' });
  },
};
