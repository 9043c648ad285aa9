import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HeroVideo } from '../HeroVideo/index.ts';
import { Hero } from './Hero.tsx';

const meta = {
  component: Hero,
  parameters: { bleed: true },
  args: {
    loggedIn: false,
    onPracticeInterview: fn(),
    children: <HeroVideo view={{ phase: 'still' }} />,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible(),
};
export const LoggedIn: Story = {
  args: { loggedIn: true },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: 'Try Now' })).toBeNull(),
};
