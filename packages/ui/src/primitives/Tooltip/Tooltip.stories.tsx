import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { text: 'maria@example.org', children: <Button variant="quiet">Log Out</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers get its words also while it is closed. */
export const Closed: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Log Out' })).toHaveAccessibleDescription('maria@example.org'),
};

export const ReachedByKeyboard: Story = {
  tags: ['dark'],
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('maria@example.org'));
  },
};

export const PutAwayByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const PointedAt: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    // The pointer may come before the listeners, just after the first paint.
    const shown = async () => {
      await userEvent.unhover(button);
      await userEvent.hover(button);
      await screen.findByRole('tooltip', {}, { timeout: 1500 });
    };
    await waitFor(shown, { timeout: 8000 });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const LongText: Story = {
  args: { text: 'a.very.long.address.of.somebody.with.several.first.names@mail.department.example.org' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
