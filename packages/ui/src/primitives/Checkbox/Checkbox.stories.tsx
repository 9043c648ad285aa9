import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { narrow } from '../testing/Narrow.tsx';
import { longText } from '../testing/words.ts';
import { useControlled } from '../testing/useControlled.ts';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'I agree that this interview is recorded.', checked: false, onCheckedChange: fn() },
  render: function Controlled(args) {
    const [checked, setChecked] = useControlled(args.checked);
    return (
      <Checkbox
        {...args}
        checked={checked}
        onCheckedChange={(next) => {
          setChecked(next);
          args.onCheckedChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const CheckedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /I agree/ })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

/** Pressing the words is as good as pressing the box. */
export const UncheckedByItsWords: Story = {
  args: { checked: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('I agree that this interview is recorded.'));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(false);
  },
};

export const Checked: Story = { tags: ['dark'], args: { checked: true } };
export const WithHint: Story = { args: { hint: 'You can have the recording erased at any time.' } };
export const Wrong: Story = {
  tags: ['dark'],
  args: { required: true, error: 'Without your agreement the interview cannot begin.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'Without your agreement the interview cannot begin.',
    ),
};
export const Disabled: Story = { args: { disabled: true } };
export const CheckedDisabled: Story = { tags: ['dark'], args: { disabled: true, checked: true } };

/** The words may hold a link, which the keyboard reaches after the box. */
export const WithLink: Story = {
  args: {
    label: (
      <>
        I am 18 or older and agree to the <Link href="#terms">Terms of Use</Link>.
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName('I am 18 or older and agree to the Terms of Use.');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Terms of Use' })).toHaveFocus();
  },
};

export const LongText: Story = { args: { label: longText }, decorators: [narrow] };
