import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleLink } from '../testing.ts';
import { CopyField } from './CopyField.tsx';

const meta = {
  component: CopyField,
  args: { label: 'Link for candidates', value: sampleLink, onCopy: fn(() => Promise.resolve()) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focusing the field selects all of its text and keeps the start in view. */
export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText<HTMLInputElement>('Link for candidates');
    await expect(field.selectionEnd).toBe(sampleLink.length);
    await expect(field.scrollLeft).toBe(0);
  },
};

export const Copied: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toHaveFocus();
    await expect(args.onCopy).toHaveBeenCalledWith(sampleLink);
  },
};

/** The browser keeps its clipboard closed. */
export const Refused: Story = {
  tags: ['dark'],
  args: { onCopy: fn(() => Promise.reject(new Error('NotAllowedError'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It’s selected');
  },
};
