import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Features } from './Features.tsx';

const meta = { component: Features, parameters: { bleed: true } } satisfies Meta<typeof Features>;
export default meta;

export const Six: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6),
};
