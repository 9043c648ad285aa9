import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LinkProvider, type AnchorProps } from '../Anchor/index.ts';
import { Link } from './Link.tsx';

const meta = { component: Link, args: { href: '/terms-of-use/', children: 'Terms of Use' } } satisfies Meta<
  typeof Link
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      By going on you agree to the <Link {...args} />.
    </p>
  ),
};

export const Quiet: Story = { args: { variant: 'quiet' } };

/** Addresses elsewhere open in a new tab. */
export const Elsewhere: Story = {
  args: { href: 'https://blog.example.org/', children: 'Focus Questions' },
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank'),
};

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

/** A router renders the links of this site. */
export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider value={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate).toHaveBeenCalledWith('/terms-of-use/');
  },
};
