import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ShareButton } from './ShareButton.tsx';

const never = () => new Promise<never>(() => undefined);

const meta = {
  component: ShareButton,
  args: {
    sharing: { share: { state: 'none' }, onCreate: fn(), onCopy: fn(), onRevoke: fn() },
  },
} satisfies Meta<typeof ShareButton>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const press: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
};

/** The dialog is on its way. */
export const Fetching: Story = {
  args: { load: never },
  play: async (context) => {
    await press(context);
    await expect(context.canvas.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-busy', 'true');
  },
};
/** It isn't known yet whether there is a link: the dialog would change under the reader's hands. */
export const Asking: Story = {
  args: { sharing: { share: { state: 'unknown' }, onCreate: fn(), onCopy: fn(), onRevoke: fn() } },
  play: async (context) => {
    await press(context);
    await expect(context.canvas.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
/** The dialog could not be fetched; with the page loaded anew, it can be asked for again. */
export const Failed: Story = {
  args: { load: () => Promise.reject(new Error('offline')) },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('We couldn’t open sharing.');
    await expect(context.canvas.getByRole('button', { name: 'Reload the Page' })).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Share' })).not.toHaveAttribute('aria-busy');
  },
};
