import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ShareDialog, type ShareView } from './ShareDialog.tsx';

const link = {
  state: 'link',
  url: 'https://viva.example/shared/4rYq0Zk8d1nT7uJw5bXv2sLm9cPe6aGh',
  expiresText: 'March 10, 2026',
} satisfies ShareView;

const meta = {
  component: ShareDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, share: { state: 'none' }, onCreate: fn(), onCopy: fn(), onRevoke: fn(), onClose: fn() },
} satisfies Meta<typeof ShareDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotShared: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create Link' }));
    await expect(args.onCreate).toHaveBeenCalledWith(7);
  },
};
export const Creating: Story = { args: { share: { state: 'creating' } } };
export const Shared: Story = {
  tags: ['dark'],
  args: { share: link },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy Link' }));
    await expect(args.onCopy).toHaveBeenCalledWith(link.url);
  },
};
export const Copied: Story = {
  args: { share: { ...link, copied: true } },
  play: async () => expect(await screen.findByRole('status')).toHaveTextContent('The link is copied.'),
};
export const Revoked: Story = {
  args: { share: link },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stop Sharing' }));
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  },
};
export const Revoking: Story = { args: { share: { ...link, revoking: true } } };
/** The service's secret was changed since: nobody knows the link but those who have it. */
export const NotToBeShown: Story = {
  args: { share: { ...link, url: null } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Stop Sharing' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Copy Link' })).toBeNull();
  },
};
export const Failed: Story = {
  args: { error: 'We couldn’t create the link. Please try again.' },
  play: async () => expect(await screen.findByRole('alert')).toBeVisible(),
};
