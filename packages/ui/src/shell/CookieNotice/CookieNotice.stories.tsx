import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabTo } from '../testing.ts';
import { CookieNotice } from './CookieNotice.tsx';

const meta = {
  component: CookieNotice,
  parameters: { bleed: true },
  args: { onAllow: fn(), onRefuse: fn() },
} satisfies Meta<typeof CookieNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Both answers look alike. */
export const Asking: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    const [allow, refuse] = canvas.getAllByRole('button');
    await expect([allow?.offsetWidth, allow?.dataset['variant']]).toEqual([
      refuse?.offsetWidth,
      refuse?.dataset['variant'],
    ]);
  },
};

export const OnAPhone: Story = { tags: ['phone'] };

export const Allowed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allow' }));
    await expect(args.onAllow).toHaveBeenCalledOnce();
  },
};

export const RefusedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole('button', { name: 'No, Thank You' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
};
