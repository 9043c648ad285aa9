import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeSlot } from './HomeSlot.tsx';

const meta = {
  component: HomeSlot,
  parameters: { bleed: true },
  render: (args) => (
    <>
      <HomeSlot {...args} />
      <p>What everyone sees.</p>
    </>
  ),
} satisfies Meta<typeof HomeSlot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page begins where it always did. */
export const OfAVisitor: Story = {
  play: ({ canvas }) => expect(canvas.getByText('What everyone sees.').getBoundingClientRect().top).toBeLessThan(24),
};

/** The home is on its way, and its place is held. */
export const HeldForAHome: Story = {
  beforeEach() {
    document.documentElement.dataset.home = '';
    return () => delete document.documentElement.dataset.home;
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText('What everyone sees.').getBoundingClientRect().top).toBeGreaterThanOrEqual(innerHeight),
};
