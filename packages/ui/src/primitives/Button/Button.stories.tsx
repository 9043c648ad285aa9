import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeyboardIcon, PlusIcon } from '../icons/index.ts';
import { narrow } from '../testing/Narrow.tsx';
import { Button } from './Button.tsx';

const meta = { component: Button, args: { children: 'Practice Interview', onClick: fn() } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Quiet: Story = { tags: ['dark'], args: { variant: 'quiet', children: 'Cancel' } };
export const Danger: Story = { tags: ['dark'], args: { variant: 'danger', children: 'Disconnect' } };
export const Plain: Story = { tags: ['dark'], args: { variant: 'plain', children: 'My Account' } };
export const LooksLikeALink: Story = { tags: ['dark'], args: { variant: 'link', children: 'Forgot Password?' } };
export const WithIcon: Story = { args: { variant: 'quiet', icon: <KeyboardIcon />, children: 'Type instead' } };
export const PrimaryWithIcon: Story = { args: { icon: <PlusIcon />, children: 'Add skill' } };
export const Wide: Story = { args: { wide: true, children: 'Create Account' }, decorators: [narrow] };

/** A press is reported once it is over. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const PressedByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** A busy button keeps the focus and takes no press. */
export const Busy: Story = {
  tags: ['dark'],
  args: { busy: true, children: 'Loading...' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

/** The bars take the place of the icon. */
export const BusyQuiet: Story = {
  args: { variant: 'quiet', busy: true, icon: <KeyboardIcon />, children: 'Sending...' },
};
export const BusyDanger: Story = {
  tags: ['dark'],
  args: { variant: 'danger', busy: true, children: 'Disconnecting...' },
};

export const Disabled: Story = {
  tags: ['dark'],
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};
export const DisabledQuiet: Story = { tags: ['dark'], args: { variant: 'quiet', disabled: true, children: 'Cancel' } };
export const DisabledLink: Story = { args: { variant: 'link', disabled: true, children: 'Forgot Password?' } };

/** A busy submit button does not send its form a second time. */
export const SubmitsOnce: Story = {
  args: { type: 'submit', busy: true, children: 'Submitting...' },
  render: (args) => (
    <form onSubmit={sent}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    sent.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(sent).not.toHaveBeenCalled();
  },
};
const sent = fn((event: { preventDefault(): void }) => event.preventDefault());

export const LongText: Story = {
  args: { children: 'Generate Smart Link For Candidates and send it to my own address' },
  decorators: [narrow],
};
