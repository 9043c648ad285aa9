import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { KeyboardIcon } from '../icons/index.ts';
import { Button, ButtonLink } from './Button.tsx';

const meta = { component: Button, args: { children: 'Practice Interview', onClick: fn() } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Disconnect' } };
export const Plain: Story = { args: { variant: 'plain', children: 'My Account' } };
export const LooksLikeALink: Story = { args: { variant: 'link', children: 'Forgot Password?' } };
export const WithIcon: Story = { args: { variant: 'quiet', icon: <KeyboardIcon />, children: 'Type instead' } };

/** A press is reported once it is over. */
export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A busy button keeps the focus and takes no press. */
export const Busy: Story = {
  args: { busy: true, children: 'Loading...' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toBeDisabled(),
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="/preview-landing" size="large">
      Try Now
    </ButtonLink>
  ),
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Try Now' })).toHaveAttribute('href', '/preview-landing'),
};
