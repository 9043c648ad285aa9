import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleShell } from '../testing.ts';
import { Shell } from './Shell.tsx';

const meta = {
  component: Shell,
  parameters: { bleed: true },
  args: { ...sampleShell, children: <p style={{ padding: 24 }}>Content of the page.</p> },
} satisfies Meta<typeof Shell>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('main')).toHaveTextContent('Content of the page.'),
};

/** Something of the page before is still to be said. */
export const Notice: Story = {
  args: {
    notice: {
      text: 'We could not reach the service to end your interview. It ends by itself in about a minute.',
      onDismiss: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It ends by itself');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.notice?.onDismiss).toHaveBeenCalled();
  },
};
