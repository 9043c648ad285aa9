import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Answered, send } from '../../auth/testing.tsx';
import { useControlled } from '../../primitives/testing/useControlled.ts';
import { Shell } from '../../shell/index.ts';
import { shellAt, tabTo } from '../../shell/testing.ts';
import { LoginScreen, type LoginScreenProps } from './LoginScreen.tsx';

/** Changes its mode as the app does. */
function Switching({ onModeChange, ...props }: LoginScreenProps) {
  const [mode, setMode] = useControlled(props.mode);
  const change: LoginScreenProps['onModeChange'] = (next) => {
    setMode(next);
    onModeChange(next);
  };
  return <LoginScreen {...props} mode={mode} onModeChange={change} />;
}

const meta = {
  component: LoginScreen,
  parameters: { bleed: true },
  tags: ['screen'],
  args: { mode: 'login', onModeChange: fn(), onSubmit: fn() },
  render: ({ busy, error, onSubmit, ...args }, { viewMode }) => (
    <Shell {...shellAt('/login')}>
      <Answered answer={{ busy, error }} atOnce={viewMode === 'docs'} onSubmit={onSubmit}>
        {(answer, sent) => <Switching {...args} busy={answer.busy ?? false} error={answer.error} onSubmit={sent} />}
      </Answered>
    </Shell>
  ),
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sends: Story['play'] = (stage) =>
  send(stage, { Email: 'maria@example.org', Password: 'correct horse' }, stage.args.error);

export const Login: Story = {
  tags: ['spec:login'],
  play: ({ canvas }) => expect(canvas.getByRole('form', { name: 'Login' })).toBeVisible(),
};

/** The call beside the benefits opens the other form, and the keyboard goes on in its first field. */
export const StartsAFreeTrial: Story = {
  play: async ({ canvas, userEvent }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Start Your Free Trial' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('form', { name: 'Create Account' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Start Your Free Trial' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
};

export const CreateAccount: Story = {
  args: { mode: 'create-account' },
  tags: ['spec:create-account'],
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Create Account' })).toBeVisible(),
};

export const ResetPassword: Story = { args: { mode: 'reset-password' }, tags: ['spec:request-reset'] };
export const ResetLinkSent: Story = { args: { mode: 'reset-password', sent: true }, tags: ['spec:reset-sent'] };

export const Refused: Story = {
  tags: ['dark'],
  args: {
    error: 'Unable to log in, please try again. You can also reset your password or create a new account below',
  },
  play: sends,
};
export const LoggingIn: Story = { args: { busy: true }, play: sends };
export const SentHere: Story = { args: { notice: 'Please log in to go on to your interview.' } };

export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByLabelText('Email'));
    await userEvent.keyboard('maria@example.org');
    await tabTo(userEvent, canvas.getByLabelText('Password'));
    await userEvent.keyboard('correct horse{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'maria@example.org', password: 'correct horse' });
  },
};

/** Somebody who forgot the password gets a link by keyboard alone. */
export const ForgotPasswordByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Forgot Password?' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('maria@example.org{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'maria@example.org', password: '' });
  },
};
