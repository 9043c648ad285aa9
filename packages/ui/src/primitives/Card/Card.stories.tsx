import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.styles.ts';

const meta = {
  component: Card,
  args: { children: 'Questions from your own field, asked out loud.' },
} satisfies Meta<typeof Card>;
export default meta;

export const Plain: StoryObj<typeof meta> = {};
