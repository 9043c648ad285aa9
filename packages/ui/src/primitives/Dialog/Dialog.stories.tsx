import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { longText } from '../testing/words.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    title: 'How your answer was measured',
    children: <p>We count the words that the recogniser was sure of, and leave out pauses of more than a second.</p>,
    onClose: fn(),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: ({ args }) => expect(screen.getByRole('dialog', { name: args.title })).toBeVisible(),
};

/** The keyboard starts in the content. */
export const WithActions: Story = {
  tags: ['dark'],
  args: {
    title: 'Rename this interview',
    children: <TextField label="Name" defaultValue="Second try" />,
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button>Rename</Button>
      </>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const ClosedByTheCross: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The keyboard stays inside while it is open, and goes back to where it was. */
export const ClosedByEscape: Story = {
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          How is this measured?
        </Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'How is this measured?' })).toHaveFocus());
  },
};

/** Scrolls inside, and stays within the window. */
export const LongContent: Story = {
  args: {
    wide: true,
    title: longText,
    children: Array.from({ length: 12 }, (_, index) => (
      <p key={index} style={{ marginBlockEnd: 16 }}>
        {longText}
      </p>
    )),
  },
  play: async () => {
    const { top, bottom } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(Math.min(top, window.innerHeight - bottom)).toBeGreaterThanOrEqual(0);
  },
};
