import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountSection } from './AccountSection.tsx';

const meta = {
  component: AccountSection,
  args: {
    title: 'Your data',
    lead: 'Everything that is kept of you, to take along or to erase.',
    children: <p>Content of the section.</p>,
  },
} satisfies Meta<typeof AccountSection>;
export default meta;

export const WithLead: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: 'Your data' })).toBeVisible(),
};
