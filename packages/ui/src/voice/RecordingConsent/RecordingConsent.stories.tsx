import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RecordingConsent } from './RecordingConsent.tsx';

const meta = {
  component: RecordingConsent,
  args: { employer: 'Harbour Logistics', operator: 'Viva', keptForDays: 180, onAgree: fn(), onDecline: fn() },
} satisfies Meta<typeof RecordingConsent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByText(/and audio of your spoken answers\. No video\.$/)).toBeVisible();
    // No account has a name.
    await expect(canvasElement).not.toHaveTextContent(/your name/i);
  },
};
/** Without the tick nothing goes on, and it is said why. */
export const NotTicked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agree and Continue' }));
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/Check the box to continue/);
    await expect(args.onAgree).not.toHaveBeenCalled();
  },
};
/** By keyboard: the tick, then the button. */
export const Agreed: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('checkbox').focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Agree and Continue' }));
    await expect(args.onAgree).toHaveBeenCalledOnce();
  },
};
export const BeingNoted: Story = { args: { busy: true } };
export const Declined: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No, Don’t Record Me' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
  },
};
