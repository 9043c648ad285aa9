import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Message } from './Message.tsx';

const meta = {
  component: Message,
  args: { title: 'Thank you', children: 'Your subscription is active.' },
} satisfies Meta<typeof Message>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const UnderWay: Story = {
  args: { title: 'Connecting to Support', children: 'Waking the interviewer.', moving: true, role: 'status' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Waking the interviewer.'),
};
export const WithActions: Story = { args: { actions: <Button>Start Practicing Now</Button> } };
