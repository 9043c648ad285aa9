import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../primitives/testing/Narrow.tsx';
import { LinksForm } from './LinksForm.tsx';

const meta = {
  component: LinksForm,
  args: { view: { state: 'asking' }, onSend: fn() },
  decorators: [
    (Story) => (
      <>
        <h1 style={{ marginBlockEnd: 24 }}>Post a Job</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof LinksForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Your contact email'), ' hiring@example.org{Enter}');
    await expect(args.onSend).toHaveBeenCalledWith('hiring@example.org');
  },
};

export const NothingTyped: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Me My Links' }));
    await expect(canvas.getByLabelText('Your contact email')).toHaveAccessibleDescription(/Use the email address from/);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sending: Story = { args: { view: { state: 'sending' } } };
export const Sent: Story = { args: { view: { state: 'sent' } } };
export const TooOften: Story = {
  args: {
    view: { state: 'asking', error: 'Links were requested too many times. Please try again in 60 minutes.' },
  },
};
export const At320: Story = { decorators: [narrow] };
