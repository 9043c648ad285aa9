import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  component: LoginForm,
  args: { mode: 'login', onModeChange: fn(), onSubmit: fn() },
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

export const Login: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'maria@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'maria@example.org', password: 'correct horse' });
  },
};

/** Both fields are required: nothing is reported without them. */
export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  args: { error: 'Incorrect password. Please try again or reset your password.' },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Incorrect password.'),
};

export const Busy: Story = {
  args: { busy: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true'),
};

export const CreateAccount: Story = {
  args: { mode: 'create-account' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('login');
  },
};

export const AlreadyRegistered: Story = {
  args: { mode: 'create-account', error: 'This email is already registered. Please log in instead.' },
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

export const UnknownAddress: Story = {
  args: { mode: 'reset-password', error: 'No account found with this email address.' },
};

export const ResetLinkSent: Story = {
  args: { mode: 'reset-password', sent: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Password reset email sent!')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to Login' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('login');
  },
};
