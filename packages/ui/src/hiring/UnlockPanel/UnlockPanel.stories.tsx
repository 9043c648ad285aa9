import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UnlockPanel } from './UnlockPanel.tsx';

const meta = {
  component: UnlockPanel,
  args: { access: { state: 'locked', priceText: '€49' }, onUnlock: fn() },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 360 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof UnlockPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Locked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock for €49' }));
    await expect(args.onUnlock).toHaveBeenCalledOnce();
  },
};
export const Paying: Story = { args: { access: { state: 'paying', priceText: '€49' } } };
export const PaymentFailed: Story = {
  tags: ['dark'],
  args: {
    access: {
      state: 'locked',
      priceText: '€49',
      error: 'The payment did not go through. Nothing was charged.',
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};
/** Only the checkout says what it costs, and there no money moves. */
export const OnTheTestCheckout: Story = {
  args: { access: { state: 'locked', priceText: null, test: true } },
  play: ({ canvas }) => expect(canvas.getByText(/no money moves/)).toBeVisible(),
};
export const NothingPaid: Story = {
  args: { access: { state: 'locked', priceText: '€49', notice: 'Nothing was paid. You can try again at any time.' } },
};
export const Confirming: Story = { args: { access: { state: 'confirming' } } };
export const NotOffered: Story = { args: { access: { state: 'not-offered' } } };
export const Unlocked: Story = {
  tags: ['dark'],
  args: { access: { state: 'unlocked', email: 'candidate@example.org', dateText: 'March 5, 2026' } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'candidate@example.org' })).toBeVisible(),
};
