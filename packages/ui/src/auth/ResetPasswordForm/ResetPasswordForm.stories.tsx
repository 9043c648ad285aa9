import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Answered, send } from '../testing.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

const email = 'maria@example.org';

const meta = {
  component: ResetPasswordForm,
  args: { view: { phase: 'form', email }, onSubmit: fn() },
  render: ({ view, onSubmit }, { viewMode }) => (
    <Answered answer={view.phase === 'form' ? view : {}} atOnce={viewMode === 'docs'} onSubmit={onSubmit}>
      {({ busy, error }, sent) => (
        <ResetPasswordForm view={view.phase === 'form' ? { ...view, busy, error } : view} onSubmit={sent} />
      )}
    </Answered>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const sends = (password: string, confirmation = password) =>
  (async (stage) => {
    const { view } = stage.args;
    await send(
      stage,
      { 'New Password': password, 'Confirm Password': confirmation },
      view.phase === 'form' ? view.error : undefined,
    );
  }) satisfies Story['play'];

export const Submitted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'correct horse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'correct horse', confirmation: 'correct horse' });
  },
};

/** Both fields are required: nothing is reported without them. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), 'correct horse');
    for (const show of canvas.getAllByRole('button', { name: 'Show password' })) await userEvent.click(show);
    await expect(canvas.getByLabelText('New Password')).toHaveAttribute('type', 'text');
  },
};

export const Different: Story = {
  tags: ['dark'],
  args: { view: { phase: 'form', email, error: 'Passwords do not match' } },
  play: sends('correct horse', 'correct house'),
};

export const TooShort: Story = {
  tags: ['spec:password-short'],
  args: { view: { phase: 'form', email, error: 'Password must be at least 6 characters long' } },
  play: sends('horse'),
};

export const WeakPassword: Story = {
  tags: ['spec:reset-weak'],
  args: { view: { phase: 'form', email, error: 'Password is too weak. Please use a stronger password.' } },
  play: sends('123456'),
};

export const Busy: Story = {
  args: { view: { phase: 'form', email, busy: true } },
  play: async (stage) => {
    await sends('correct horse')(stage);
    await expect(stage.canvas.getByRole('button', { name: 'Reset Password' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Checking: Story = { args: { view: { phase: 'checking' } } };

export const InvalidLink: Story = {
  args: { view: { phase: 'invalid', message: 'Invalid password reset link' } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login'),
};

export const ExpiredLink: Story = {
  tags: ['spec:reset-expired'],
  args: { view: { phase: 'invalid', message: 'Password reset link has expired. Please request a new one.' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Request a New Link' })).toHaveAttribute(
      'href',
      '/login?mode=reset-password',
    ),
};

export const UsedLink: Story = {
  tags: ['spec:reset-invalid'],
  args: { view: { phase: 'invalid', message: 'Invalid password reset link. Please request a new one.' } },
};

/** The link leads to a domain that the identity provider does not know. */
export const ForeignDomain: Story = {
  tags: ['spec:reset-domain'],
  args: {
    view: {
      phase: 'invalid',
      message:
        'This domain is not authorized for password reset. Please request a new password reset link from our official website.',
    },
  },
};

export const Done: Story = {
  tags: ['dark'],
  args: { view: { phase: 'done' } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login'),
};
