import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../report.styles.ts';
import { Fold } from './Fold.tsx';

const meta = {
  component: Fold,
  args: { summary: 'What was said', children: <Text id="inside">Hello, and welcome.</Text> },
} satisfies Meta<typeof Fold>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Hello, and welcome.')).not.toBeVisible(),
};
export const Open: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What was said'));
    await expect(canvas.getByText('Hello, and welcome.')).toBeVisible();
  },
};
