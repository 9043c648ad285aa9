import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ShareButton } from './ShareButton.tsx';

const never = () => new Promise<never>(() => undefined);

const meta = {
  component: ShareButton,
  args: {
    sharing: { ready: () => Promise.resolve(), share: { state: 'none' }, onCreate: fn(), onCopy: fn(), onRevoke: fn() },
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
