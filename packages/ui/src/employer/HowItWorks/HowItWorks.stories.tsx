import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HowItWorks } from './HowItWorks.tsx';

const meta = {
  component: HowItWorks,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HowItWorks>;
export default meta;

export const SixSteps: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(6),
};
