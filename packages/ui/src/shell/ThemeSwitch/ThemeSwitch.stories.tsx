import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { tabTo } from '../testing.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = { component: ThemeSwitch, args: { theme: 'system', onThemeChange: fn() } } satisfies Meta<
  typeof ThemeSwitch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};
export const Light: Story = { args: { theme: 'light' } };
export const Dark: Story = { tags: ['dark'], args: { theme: 'dark' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await tabTo(userEvent, canvas.getByRole('radio', { name: 'Same as the device' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onThemeChange).toHaveBeenCalledWith('light');
  },
};
