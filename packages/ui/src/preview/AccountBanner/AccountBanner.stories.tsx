import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountBanner } from './AccountBanner.tsx';

const meta = { component: AccountBanner } satisfies Meta<typeof AccountBanner>;
export default meta;

export const Invitation: StoryObj<typeof meta> = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Create a free account' })).toHaveAttribute(
      'href',
      '/login?mode=create-account',
    ),
};
