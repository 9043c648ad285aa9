import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = { component: LoadingScreen, parameters: { bleed: true }, tags: ['screen'] } satisfies Meta<
  typeof LoadingScreen
>;
export default meta;

export const Loading: StoryObj<typeof meta> = {
  tags: ['spec:loading'],
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading...'),
};
