import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { formWidth, narrow } from '../testing/Narrow.tsx';
import { longName } from '../testing/words.ts';
import { useControlled } from '../testing/useControlled.ts';
import { Select } from './Select.tsx';

const meta = {
  component: Select,
  args: {
    label: 'Role',
    value: 'nurse',
    options: [
      { value: 'engineer', label: 'Software engineer' },
      { value: 'nurse', label: 'Nurse' },
      { value: 'sales', label: 'Sales representative' },
      { value: 'teacher', label: 'Teacher' },
    ],
    onValueChange: fn(),
  },
  decorators: [formWidth],
  render: function Controlled(args) {
    const [value, setValue] = useControlled(args.value);
    return (
      <Select
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Role' })).toHaveTextContent('Nurse');
  },
};
export const NothingChosen: Story = { args: { value: '' } };

export const Open: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: 'Nurse', selected: true })).toBeVisible();
  },
};

export const ChosenByArrowKeys: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Nurse' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Sales representative' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('sales');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};

/** Typing the first letters of an option chooses it, without opening anything. */
export const ChosenByTyping: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('te');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('teacher'));
  },
};

export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const WithHint: Story = { args: { hint: 'The questions fit this role.' } };
export const Wrong: Story = {
  tags: ['dark'],
  args: { value: '', error: 'Please choose a role.' },
  play: ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please choose a role.'),
};
export const Disabled: Story = {
  tags: ['dark'],
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};
export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      { value: 'long', label: longName },
      { value: 'short', label: 'Headset' },
    ],
  },
  decorators: [narrow],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { name: longName })).toBeVisible();
  },
};
