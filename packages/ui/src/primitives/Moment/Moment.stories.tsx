import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Moment, MomentsProvider } from './Moment.tsx';

const onSeek = fn();

const meta = { component: Moment, args: { ms: 123_000 } } satisfies Meta<typeof Moment>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to go to: the moment is only said. */
export const OnlySaid: Story = { play: ({ canvas }) => expect(canvas.getByText('2:03')).toBeVisible() };

/** Leads to a line of the transcript. */
export const InTheTranscript: Story = {
  decorators: [
    (Shown) => (
      <MomentsProvider value={{ hrefOf: () => '#said-4' }}>
        <Shown />
      </MomentsProvider>
    ),
  ],
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'At 2:03' })).toHaveAttribute('href', '#said-4'),
};

/** Plays the recording from there. */
export const CanBeHeard: Story = {
  args: { of: 'The quote' },
  decorators: [
    (Shown) => (
      <MomentsProvider value={{ onSeek }}>
        <Shown />
      </MomentsProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The quote: at 2:03' }));
    await expect(onSeek).toHaveBeenCalledWith(123_000);
  },
};
