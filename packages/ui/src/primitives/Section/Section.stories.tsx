import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { longText } from '../testing/words.ts';
import { narrow } from '../testing/Narrow.tsx';
import { Section } from './Section.tsx';

const meta = {
  component: Section,
  args: { title: 'How It Works', children: <Card>Six steps from a description to a link.</Card> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: 'How It Works' })).toBeVisible(),
};
export const WithLead: Story = { args: { lead: 'Describe the job; we suggest the rest.' } };
export const LongText: Story = { args: { title: longText, lead: longText }, decorators: [narrow] };
