import { invitations } from '@viva/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryProduct } from '../../testing/StoryProduct.tsx';

const given = (handlers: typeof invitations.allowed) => ({ msw: { handlers } });

const meta = {
  component: StoryProduct,
  tags: ['screen', '!autodocs'],
  parameters: { bleed: true, ...given(invitations.allowed) },
  args: { at: '/invitations#bnVyc2VAZXhhbXBsZS5vcmc.k3yOfTheMailbox', user: null },
} satisfies Meta<typeof StoryProduct>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const stop: Play = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Stop Invitations' }));

export const Stopped: Story = {
  play: async (context) => {
    await stop(context);
    await expect(await context.canvas.findByText(/We won’t email nurse@example.org/)).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: /Invitations/ })).toBeNull();
    await expect(context.canvas.getByRole('heading', { name: 'No more invitations' })).toHaveFocus();
  },
};
/** Who comes again sees what was chosen. */
export const AllowedAgain: Story = {
  parameters: given(invitations.stopped),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Allow Invitations' }));
    await expect(await canvas.findByRole('heading', { name: 'Invitations are allowed' })).toBeVisible();
  },
};
export const NotSaved: Story = {
  tags: ['desktop'],
  parameters: given(invitations.chooseFails),
  play: async (context) => {
    await stop(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We couldn’t save your choice');
  },
};
export const Unknown: Story = {
  parameters: given(invitations.unknown),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { name: 'This link doesn’t work' })).toBeVisible(),
};
export const NoKey: Story = {
  args: { at: '/invitations' },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('newest invitation'),
};
export const Offline: Story = {
  tags: ['desktop'],
  parameters: given(invitations.offline),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('We can’t load your choice right now. Please try again.')).toBeVisible(),
};
