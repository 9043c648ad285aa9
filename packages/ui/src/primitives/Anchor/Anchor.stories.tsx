import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Anchor, LinkProvider, type AnchorProps } from './Anchor.tsx';

const meta = { component: Anchor, args: { href: '/job_post', children: 'Post a Job' } } satisfies Meta<typeof Anchor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfThisSite: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link')).not.toHaveAttribute('target'),
};

/** Opens in a new tab, which learns nothing of this page. */
export const Elsewhere: Story = {
  args: { href: 'https://blog.example.org/', children: 'Focus Questions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const InThisPage: Story = { args: { href: '#main', children: 'Skip to content' } };
export const ToAnAddress: Story = { args: { href: 'mailto:help@example.org', children: 'help@example.org' } };

const navigate = fn();
function RouterLink({ href, ...rest }: AnchorProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        navigate(href);
      }}
    />
  );
}

/** A router renders the links of this site; the keyboard follows them too. */
export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider value={RouterLink}>
      <Anchor {...args} />
    </LinkProvider>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/job_post');
  },
};
