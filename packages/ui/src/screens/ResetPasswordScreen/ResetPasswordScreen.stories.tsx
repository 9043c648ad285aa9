import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Shell } from '../../shell/index.ts';
import { sampleShell } from '../../shell/testing.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const meta = {
  component: ResetPasswordScreen,
  parameters: { bleed: true },
  args: { view: { phase: 'form', email: 'maria@example.org' }, onSubmit: fn() },
  render: (args) => (
    <Shell {...sampleShell}>
      <ResetPasswordScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof ResetPasswordScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewPassword: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Set a New Password' })).toBeVisible(),
};
export const InvalidLink: Story = { args: { view: { phase: 'invalid', message: 'Invalid password reset link' } } };
export const Done: Story = { args: { view: { phase: 'done' } } };
