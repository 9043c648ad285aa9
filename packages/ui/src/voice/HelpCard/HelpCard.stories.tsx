import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { helpAnywhere, helpAtHome, helpByEmergencyNumber, helpInTwoCountries } from '../testing/help.ts';
import { HelpCard } from './HelpCard.tsx';

const meta = {
  component: HelpCard,
  args: { help: helpAtHome, onGoOn: fn(() => Promise.resolve()), onEnd: fn() },
} satisfies Meta<typeof HelpCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser tells of one country. The heading has the focus, and what stands under it is announced. */
export const OwnCountry: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'You can talk to someone now' })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('isn’t saved');
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(canvas.getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
    await expect(canvas.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  },
};
/** The clock tells of one country and the language of another: the clock's comes first. */
export const TwoCountries: Story = {
  tags: ['dark'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
    await expect(names.filter(Boolean)).toEqual(['Ireland', 'United States']);
    await expect(canvas.getByRole('link', { name: 'Text HELLO to 50808' })).toBeVisible();
  },
  args: { help: helpInTwoCountries },
};
/** No line is known there, but the emergency number is. */
export const EmergencyNumberAlone: Story = {
  args: { help: helpByEmergencyNumber },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: '112' })).toBeVisible(),
};
export const UnknownCountry: Story = {
  tags: ['dark'],
  args: { help: helpAnywhere },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/call your local emergency number/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a Line in Your Country' })).toBeVisible();
  },
};
/** By keyboard: past the ways to call, to the two choices. */
export const GoingOn: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'You can talk to someone now' })).toHaveFocus());
    for (const name of ['911', 'Call 988', 'Text 988', 'Chat', 'Find a line in your country']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGoOn).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};
export const NotReached: Story = {
  args: { onGoOn: fn(() => Promise.reject(new Error('away'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue the Interview' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('try again');
  },
};
/** Goodbye is being said: there is nothing left to choose. */
export const Closing: Story = {
  args: { help: { ...helpAtHome, canGoOn: false } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
