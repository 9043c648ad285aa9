import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  component: SkipLink,
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main">Content</main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Focused: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
  },
};
