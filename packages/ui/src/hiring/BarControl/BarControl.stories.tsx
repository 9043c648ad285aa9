import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { BarControl } from './BarControl.tsx';

const meta = {
  component: BarControl,
  args: { bar: 60, scores: [78, 71, 64, 52, 41], onSave: fn() },
} satisfies Meta<typeof BarControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsSet: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Set the Bar' })).toBeDisabled(),
};
/** The figure stands beside the slider, however narrow the screen. */
export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider').getBoundingClientRect();
    const figure = canvas.getByText('of 100').getBoundingClientRect();
    await expect(figure.left).toBeGreaterThanOrEqual(slider.right);
    await expect(figure.bottom).toBeLessThanOrEqual(slider.bottom);
  },
};
/** Moved; nothing is saved before the button is pressed. */
export const Moved: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider');
    slider.focus();
    // A test’s arrow keys move no slider; the browser’s own do.
    await fireEvent.change(slider, { target: { value: '70' } });
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(70);
  },
};
export const Saving: Story = { args: { saving: true } };
export const NotSaved: Story = { args: { error: 'The bar could not be saved. Please try again.' } };
export const NobodyAssessedYet: Story = { args: { scores: [] } };
