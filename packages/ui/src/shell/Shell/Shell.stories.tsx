import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleShell } from '../testing.ts';
import { Shell } from './Shell.tsx';

const meta = {
  component: Shell,
  parameters: { bleed: true },
  args: { ...sampleShell, children: <p style={{ padding: 24 }}>Content of the page.</p> },
} satisfies Meta<typeof Shell>;
export default meta;

export const Page: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getByRole('main')).toHaveTextContent('Content of the page.'),
};
