import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Answered, send } from '../testing.tsx';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  component: LoginForm,
  args: { mode: 'login', onModeChange: fn(), onSubmit: fn() },
  render: ({ busy, error, onSubmit, ...args }, { viewMode }) => (
    <Answered answer={{ busy, error }} atOnce={viewMode === 'docs'} onSubmit={onSubmit}>
      {(answer, sent) => <LoginForm {...args} busy={answer.busy ?? false} error={answer.error} onSubmit={sent} />}
    </Answered>
  ),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const credentials = { Email: 'maria@example.org', Password: 'correct horse' };
const sends = (typed: Readonly<Record<string, string>> = credentials) =>
  (async (stage) => send(stage, typed, stage.args.error)) satisfies Story['play'];

export const Login: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'maria@example.org', password: 'correct horse' });
  },
};

/** Nothing is reported while a field is empty, or the email is none. */
const required =
  (button: string, ...fields: string[]): NonNullable<Story['play']> =>
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    for (const field of fields) await expect(canvas.getByLabelText(field)).toBeInvalid();
    await userEvent.type(canvas.getByLabelText('Email'), 'nobody');
    await userEvent.click(canvas.getByRole('button', { name: button }));
    await expect(canvas.getByLabelText('Email')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Email'));
  };

export const Empty: Story = { tags: ['spec:login-required'], play: required('Login', 'Email', 'Password') };

export const EmptySignUp: Story = {
  tags: ['desktop', 'spec:signup-required'],
  args: { mode: 'create-account' },
  play: required('Create Account', 'Email', 'Password'),
};

export const EmptyResetRequest: Story = {
  tags: ['desktop', 'spec:reset-required'],
  args: { mode: 'reset-password' },
  play: required('Send Reset Link', 'Email'),
};

export const PasswordShown: Story = {
  tags: ['spec:password-shown'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async (stage) => {
    await send(stage, credentials);
    await expect(stage.canvas.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const InvalidCredential: Story = {
  tags: ['dark', 'spec:login-invalid-credential'],
  args: {
    error: 'Unable to log in, please try again. You can also reset your password or create a new account below',
  },
  play: async (stage) => {
    await send(stage, credentials, stage.args.error);
    await expect(stage.canvas.getByRole('button', { name: 'Forgot Password?' })).toBeVisible();
  },
};

export const WrongPassword: Story = {
  tags: ['spec:login-wrong-password'],
  args: { error: 'Incorrect password. Please try again or reset your password.' },
  play: sends(),
};

export const TooManyAttempts: Story = {
  tags: ['spec:login-too-many'],
  args: { error: 'Too many failed login attempts. Please try again later.' },
  play: sends(),
};

/** Anything else is said in the provider's own words. */
export const ProviderMessage: Story = {
  tags: ['spec:login-other'],
  args: { error: 'Firebase: The user account has been disabled by an administrator. (auth/user-disabled).' },
  play: sends(),
};

export const CreateAccount: Story = {
  args: { mode: 'create-account' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('login');
  },
};

export const CreatingAccount: Story = { args: { mode: 'create-account', busy: true }, play: sends() };

export const AlreadyRegistered: Story = {
  tags: ['spec:signup-in-use'],
  args: { mode: 'create-account', error: 'This email is already registered. Please log in instead.' },
  play: sends(),
};

export const WeakPassword: Story = {
  tags: ['spec:signup-weak'],
  args: { mode: 'create-account', error: 'Password is too weak. Please use a stronger password.' },
  play: sends({ ...credentials, Password: 'horse' }),
};

export const NoAddress: Story = {
  tags: ['spec:signup-email'],
  args: { mode: 'create-account', error: 'Please enter a valid email address.' },
  play: sends({ ...credentials, Email: 'maria@example' }),
};

export const ProviderMessageAtSignUp: Story = {
  tags: ['spec:signup-other'],
  args: {
    mode: 'create-account',
    error:
      'Firebase: A network error (such as timeout, interrupted connection or unreachable host) has occurred. (auth/network-request-failed).',
  },
  play: sends(),
};

export const ForgotPassword: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot Password?' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('reset-password');
  },
};

export const ResetPassword: Story = {
  args: { mode: 'reset-password' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.org{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'maria@example.org', password: '' });
  },
};

export const SendingResetLink: Story = {
  args: { mode: 'reset-password', busy: true },
  play: sends({ Email: 'maria@example.org' }),
};

export const UnknownAddress: Story = {
  tags: ['spec:reset-request-unknown'],
  args: { mode: 'reset-password', error: 'No account found with this email address.' },
  play: sends({ Email: 'mary@example.org' }),
};

export const NoAddressForReset: Story = {
  tags: ['spec:reset-request-email'],
  args: { mode: 'reset-password', error: 'Please enter a valid email address.' },
  play: sends({ Email: 'maria@example' }),
};

export const ResetLinkSent: Story = {
  tags: ['dark'],
  args: { mode: 'reset-password', sent: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Password reset email sent!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Login' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('login');
  },
};
