import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenefitCards } from './BenefitCards.tsx';

const meta = {
  component: BenefitCards,
  decorators: [
    (Story) => (
      <>
        <h2>Why practice</h2>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof BenefitCards>;
export default meta;

export const Four: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4),
};
