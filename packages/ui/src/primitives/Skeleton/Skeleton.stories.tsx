import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.styles.ts';

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Lines: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 420 }}>
      <Skeleton style={{ inlineSize: '60%', blockSize: 28 }} />
      <Skeleton />
      <Skeleton style={{ inlineSize: '85%' }} />
    </div>
  ),
};
