import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/index.ts';
import { Banner } from './Banner.tsx';

const meta = { component: Banner, args: { label: 'Free account' } } satisfies Meta<typeof Banner>;
export default meta;

export const FreeAccount: StoryObj<typeof meta> = {
  args: {
    children: (
      <>
        <span>Create a free account and keep your report. No credit card required!</span>
        <Link href="/login">Create Account</Link>
      </>
    ),
  },
};
