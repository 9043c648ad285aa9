import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLogo } from '../testing/logo.ts';
import { CompanyLogo } from './CompanyLogo.tsx';

const meta = {
  component: CompanyLogo,
  args: { picture: sampleLogo, company: 'Harbour Logistics' },
} satisfies Meta<typeof CompanyLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnItsOwnGround: Story = {
  tags: ['dark'],
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Logo of Harbour Logistics' })).toBeVisible(),
};

export const NameUnknown: Story = {
  args: { company: '' },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Logo' })).toBeVisible(),
};
