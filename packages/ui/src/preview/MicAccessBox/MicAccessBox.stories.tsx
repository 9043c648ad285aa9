import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MicAccessBox } from './MicAccessBox.tsx';

const meta = { component: MicAccessBox } satisfies Meta<typeof MicAccessBox>;
export default meta;

export const ThreeSteps: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(3),
};
