import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BenefitCards } from './BenefitCards.tsx';

const meta = { component: BenefitCards } satisfies Meta<typeof BenefitCards>;
export default meta;

export const Four: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getAllByRole('heading')).toHaveLength(4),
};
