import type { Meta, StoryObj } from '@storybook/react-vite';
import { narrow } from '../testing/Narrow.tsx';
import { Badge } from './Badge.tsx';

const meta = { component: Badge, args: { children: 'Draft' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { tags: ['dark'], args: { tone: 'accent', children: 'Trial' } };
export const Listening: Story = { tags: ['dark'], args: { tone: 'listening', children: 'Active' } };
export const Thinking: Story = { tags: ['dark'], args: { tone: 'thinking', children: 'Active (Canceling)' } };
export const Danger: Story = { tags: ['dark'], args: { tone: 'danger', children: 'Expired' } };
export const LongText: Story = {
  args: { tone: 'thinking', children: 'Active until the end of the current billing period' },
  decorators: [narrow],
};
