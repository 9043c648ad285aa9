import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BarControl } from './BarControl.tsx';

const meta = {
  component: BarControl,
  args: { bar: 50, scores: [78, 71, 64, 52, 41], assessed: 5, onSave: fn() },
} satisfies Meta<typeof BarControl>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In words; the figures behind them are nobody's to read. */
export const AsSet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^Solid or better/ })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('4 of 5 assessed candidates meet it.');
    await expect(canvas.getByRole('button', { name: 'Set the Bar' })).toBeDisabled();
  },
};
export const OnAPhone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone', isRotated: false } } };
/** Another one is chosen; nothing is saved before the button is pressed. */
export const Moved: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Strong/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 5 assessed candidates meet it.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(70);
  },
};
/** A bar from before levels could be chosen stays as it is, until another is set. */
export const BetweenTwoLevels: Story = {
  args: { bar: 60 },
  play: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Between Solid and Strong' })).toBeChecked(),
};
export const Saving: Story = { args: { saving: true } };
export const NotSaved: Story = { args: { error: 'We couldn’t save the bar. Please try again.' } };
export const NobodyAssessedYet: Story = { args: { scores: [], assessed: 0 } };
/** Candidates were told what is shown of them: a lower bar does not take that back, and the employer is told so. */
export const LoweredWithSomeHidden: Story = {
  tags: ['dark'],
  args: { withheld: 2, scores: [78, 71, 64] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Developing or better/ }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '3 of 5 assessed candidates meet it. 2 came out below the bar that was set when they agreed to be recorded, and stay hidden even if you lower it.',
    );
  },
};
export const OneHidden: Story = { args: { withheld: 1, scores: [78], assessed: 2 } };
