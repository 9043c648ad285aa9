import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { facts } from '../sample/candidates.ts';
import { FactList } from './FactList.tsx';

const meta = { component: FactList, args: { facts } } satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A license is there, one has expired, and one was typed. */
export const Said: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Do you have a nursing license?' })).toBeVisible();
    await expect(canvas.getByText('In progress')).toBeVisible();
  },
};
