import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { narrow } from '../testing/Narrow.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  component: Banner,
  args: {
    label: 'Free account',
    children: (
      <>
        <span>Create a free account and keep your report. No credit card required!</span>
        <Link href="/login">Create Account</Link>
      </>
    ),
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FreeAccount: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('complementary', { name: 'Free account' })).toBeVisible(),
};
export const At320: Story = { decorators: [narrow] };
