import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FinalCall } from './FinalCall.tsx';

const meta = {
  component: FinalCall,
  parameters: { bleed: true },
  args: { loggedIn: false, onPracticeInterview: fn() },
} satisfies Meta<typeof FinalCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Start Your Free Trial Today' })).toBeVisible(),
};
export const LoggedIn: Story = {
  args: { loggedIn: true },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Practice Interview' })).toBeVisible(),
};
