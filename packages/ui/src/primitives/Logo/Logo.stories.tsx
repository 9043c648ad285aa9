import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = { component: Logo, args: { brand: 'Viva' } } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Brand: Story = {};
export const AnotherBrand: Story = { args: { brand: 'Northwind Careers' } };
