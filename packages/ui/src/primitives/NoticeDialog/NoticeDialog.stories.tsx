import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { longText } from '../testing/words.ts';
import { NoticeDialog } from './NoticeDialog.tsx';

const meta = {
  component: NoticeDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: { open: true, message: 'Please enter your email address.', onClose: fn() },
} satisfies Meta<typeof NoticeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Read out at once, with its title. */
export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Notice' })).toHaveAccessibleDescription(
      'Please enter your email address.',
    );
  },
};

export const ReadByKeyboard: Story = {
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OwnWords: Story = { args: { title: 'Not sent', ok: 'Understood', message: 'An error occurred' } };
export const LongText: Story = { args: { message: longText } };
