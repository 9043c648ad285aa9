import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LandingSteps } from './LandingSteps.tsx';

const meta = { component: LandingSteps, parameters: { bleed: true } } satisfies Meta<typeof LandingSteps>;
export default meta;

export const ThreeSteps: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
};
