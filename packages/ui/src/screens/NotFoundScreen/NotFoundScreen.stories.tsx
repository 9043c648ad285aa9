import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkProvider } from '../../primitives/index.ts';
import { Shell } from '../../shell/index.ts';
import { followed, HeldLink, shellAt, tabTo } from '../../shell/testing.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  component: NotFoundScreen,
  parameters: { bleed: true },
  tags: ['screen'],
  render: () => (
    <LinkProvider value={HeldLink}>
      <Shell {...shellAt('/nowhere')}>
        <NotFoundScreen />
      </Shell>
    </LinkProvider>
  ),
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  tags: ['spec:not-found'],
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/'),
};

export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async ({ canvas, userEvent }) => {
    followed.mockClear();
    await tabTo(userEvent, canvas.getByRole('link', { name: 'Return to Home' }));
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('/');
  },
};
