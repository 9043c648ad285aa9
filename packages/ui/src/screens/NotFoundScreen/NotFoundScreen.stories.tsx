import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = { component: NotFoundScreen } satisfies Meta<typeof NotFoundScreen>;
export default meta;

export const NotFound: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/'),
};
