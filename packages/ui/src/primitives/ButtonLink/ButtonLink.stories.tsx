import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowRightIcon } from '../icons/index.ts';
import { narrow } from '../testing/Narrow.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = { component: ButtonLink, args: { href: '/preview-landing', children: 'Try Now' } } satisfies Meta<
  typeof ButtonLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is a link, also to a screen reader. */
export const Primary: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Try Now' })).toHaveAttribute('href', '/preview-landing'),
};
export const Large: Story = { args: { size: 'large' } };
export const Quiet: Story = { tags: ['dark'], args: { variant: 'quiet', children: 'Back to Login' } };
export const WithIcon: Story = { args: { icon: <ArrowRightIcon />, children: 'Start Practicing Now' } };
export const Wide: Story = { args: { wide: true }, decorators: [narrow] };
