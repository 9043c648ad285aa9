import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HelpLine } from './HelpLine.tsx';

const meta = { component: HelpLine, args: { supportEmail: 'support@viva.example' } } satisfies Meta<typeof HelpLine>;
export default meta;

export const Mailbox: StoryObj<typeof meta> = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'support@viva.example' })).toHaveAttribute(
      'href',
      'mailto:support@viva.example',
    ),
};
