import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EmailFrame, EmailText } from './EmailFrame.tsx';
import { passwordResetEmail } from './passwordResetEmail.ts';
import { sampleBrand } from './sample.ts';

const link = 'https://viva.example/reset-password?oobCode=4rYq0Zk8d1nT7uJw5bXv2sLm9cPe6aGh';

const meta = {
  component: EmailFrame,
  args: { title: 'Email', email: passwordResetEmail({ brand: sampleBrand, link }) },
  parameters: { bleed: true },
} satisfies Meta<typeof EmailFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Somebody asked to set a new password. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>('Email');
    await waitFor(() => expect(frame.contentDocument?.querySelector('a')?.href).toBe(link));
  },
};

export const InTheDark: Story = { args: { dark: true } };

/** On a phone. */
export const OnAPhone: Story = { ...Asked, args: { width: 375 } };

/** What a program shows that reads no HTML. */
export const AsPlainText: Story = {
  render: ({ email }) => <EmailText email={email} />,
  play: ({ canvas }) => expect(canvas.getByText(/oobCode=4rYq/)).toBeVisible(),
};
