import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Shell } from '../../shell/index.ts';
import { sampleShell } from '../../shell/testing.ts';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  component: LoginScreen,
  parameters: { bleed: true },
  args: { mode: 'login', onModeChange: fn(), onSubmit: fn() },
  render: (args) => (
    <Shell {...sampleShell}>
      <LoginScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof LoginScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start Your Free Trial' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('create-account');
  },
};
export const CreateAccount: Story = { args: { mode: 'create-account' } };
export const ResetPassword: Story = { args: { mode: 'reset-password' } };
export const ResetLinkSent: Story = { args: { mode: 'reset-password', sent: true } };
export const Refused: Story = {
  args: {
    error: 'Unable to log in, please try again. You can also reset your password or create a new account below',
  },
};
export const SentHere: Story = { args: { notice: 'Please log in to go on to your interview.' } };
