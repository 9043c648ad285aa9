import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { narrow } from '../../primitives/testing/Narrow.tsx';
import { JobSkills, type JobSkillsProps } from './JobSkills.tsx';

function Editing({ onChange, ...rest }: JobSkillsProps) {
  const [now, setNow] = useState(rest);
  return (
    <JobSkills
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
  component: JobSkills,
  args: { skills: ['Wound care', 'Handover', 'Spanish'], niceToHave: ['Spanish'], onChange: fn() },
  render: (args) => <Editing {...args} />,
} satisfies Meta<typeof JobSkills>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneNiceToHave: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Nice to have, skill 3', pressed: true })).toBeVisible(),
};

export const Marked: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nice to have, skill 2' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      skills: ['Wound care', 'Handover', 'Spanish'],
      niceToHave: ['Spanish', 'Handover'],
    });
  },
};

/** A skill that is reworded stays nice to have. */
export const Reworded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Skill 3' }), ' on the phone');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      skills: ['Wound care', 'Handover', 'Spanish on the phone'],
      niceToHave: ['Spanish on the phone'],
    });
  },
};

export const At320: Story = { decorators: [narrow] };
