import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { sampleLengths } from '../testing.ts';
import { LengthFields, type LengthFieldsProps } from './LengthFields.tsx';

function Choosing({ onChange, ...rest }: LengthFieldsProps) {
  const [now, setNow] = useState({ minutes: rest.minutes, questionCount: rest.questionCount });
  return (
    <LengthFields
      {...rest}
      {...now}
      onChange={(next) => {
        setNow(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  component: LengthFields,
  args: { lengths: sampleLengths, minutes: 20, questionCount: null, written: 3, onChange: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof LengthFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Time for 9 questions.')).toBeVisible(),
};

/** More was written than there is time for. */
export const TooManyWritten: Story = {
  args: { minutes: 5 },
  play: ({ canvas }) => expect(canvas.getByText('You wrote 3. We’ll ask only the first 2.')).toBeVisible(),
};

/** A number that does not fit into the shorter time is given up. */
export const Shortened: Story = {
  args: { questionCount: 8 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Length' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Up to 10 minutes' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ minutes: 10, questionCount: null });
  },
};

/** A job from before a length could be chosen. */
export const NoneChosen: Story = { args: { minutes: null } };
