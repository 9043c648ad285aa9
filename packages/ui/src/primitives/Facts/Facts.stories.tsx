import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/index.ts';
import { formWidth, narrow } from '../testing/Narrow.tsx';
import { Facts } from './Facts.tsx';

const meta = {
  component: Facts,
  args: {
    items: [
      { term: 'Email', detail: 'maria@example.org' },
      { term: 'Account created', detail: 'March 3, 2025' },
      { term: 'Subscription', detail: <Badge tone="listening">Active</Badge> },
    ],
  },
  decorators: [formWidth],
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('definition').map((detail) => detail.textContent)).toEqual([
      'maria@example.org',
      'March 3, 2025',
      'Active',
    ]),
};
export const One: Story = { args: { items: [{ term: 'Email', detail: 'maria@example.org' }] } };
export const LongDetail: Story = {
  args: {
    items: [
      { term: 'Email', detail: 'a.very.long.address.of.somebody.with.several.first.names@mail.department.example.org' },
      { term: 'Account created', detail: 'March 3, 2025' },
    ],
  },
};
export const At320: Story = { decorators: [narrow] };
