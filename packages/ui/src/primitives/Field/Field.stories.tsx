import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formWidth } from '../testing/Narrow.tsx';
import { Field } from './Field.tsx';

const meta = {
  component: Field,
  args: {
    label: 'How loud is the interviewer?',
    children: (ties) => <input type="range" {...ties} style={{ inlineSize: '100%', blockSize: 32 }} />,
  },
  decorators: [formWidth],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Any control gets its words. */
export const OwnControl: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('slider', { name: 'How loud is the interviewer?' })).toBeVisible(),
};

/** Hint and error are read out with the control. */
export const HintAndError: Story = {
  tags: ['dark'],
  args: { hint: 'You can change it during the interview.', error: 'Nothing would be heard at this level.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('slider')).toHaveAccessibleDescription(
      'You can change it during the interview. Nothing would be heard at this level.',
    ),
};
