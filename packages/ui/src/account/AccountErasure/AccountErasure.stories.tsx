import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { tabTo } from '../../shell/testing.ts';
import { AccountErasure } from './AccountErasure.tsx';

const meta = {
  component: AccountErasure,
  args: { erasing: { state: 'idle' }, onErase: fn() },
  decorators: [
    (Story) => (
      <>
        <h2 hidden>Your data</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof AccountErasure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Delete My Account' })).toBeVisible(),
};

export const Asking: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete My Account' }));
    // The dialog takes the focus once it is laid out.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep My Account' })).toHaveFocus());
    await expect(args.onErase).not.toHaveBeenCalled();
  },
};

/** By keyboard: Escape erases nothing, and the keyboard is where it was. */
export const Dismissed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const erase = canvas.getByRole('button', { name: 'Delete My Account' });
    await tabTo(userEvent, erase);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep My Account' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(erase).toHaveFocus());
    await expect(args.onErase).not.toHaveBeenCalled();
  },
};

export const Confirmed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete My Account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Everything' }));
    await expect(args.onErase).toHaveBeenCalledOnce();
  },
};

export const Erasing: Story = { args: { erasing: { state: 'busy' } } };
export const Erased: Story = { args: { erasing: { state: 'done' } } };
export const Failed: Story = {
  args: { erasing: { state: 'failed', message: 'We couldn’t delete your account. Nothing changed.' } },
};
