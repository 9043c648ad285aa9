import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Shell } from '../../shell/index.ts';
import { shellAt, tabTo } from '../../shell/testing.ts';
import { InvitationChoiceScreen } from './InvitationChoiceScreen.tsx';

const email = 'nurse@example.org';

const meta = {
  component: InvitationChoiceScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: { view: { phase: 'open', email, wanted: true }, onChoose: fn(), onReload: fn(), onReturnHome: fn() },
  render: (args) => (
    <Shell {...shellAt('/invitations')}>
      <InvitationChoiceScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof InvitationChoiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Stop Invitations' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(false);
  },
};
export const Saving: Story = { args: { view: { phase: 'open', email, wanted: true, saving: true } } };
export const NotSaved: Story = {
  args: {
    view: { phase: 'open', email, wanted: true, error: 'We couldn’t save your choice. Please try again.' },
  },
};
export const Stopped: Story = { args: { view: { phase: 'done', email, wanted: false } } };
/** Opened again. */
export const StoppedBefore: Story = {
  args: { view: { phase: 'open', email, wanted: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow Invitations' }));
    await expect(args.onChoose).toHaveBeenCalledWith(true);
  },
};
export const Allowed: Story = { args: { view: { phase: 'done', email, wanted: true } } };
export const Loading: Story = { args: { view: { phase: 'loading' } } };
export const Failed: Story = {
  args: { view: { phase: 'failed', message: 'We can’t load your choice right now. Please try again.' } },
};
export const Unknown: Story = { args: { view: { phase: 'unknown' } } };
