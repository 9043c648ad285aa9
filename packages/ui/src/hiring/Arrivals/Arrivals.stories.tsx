import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArrivals } from '../sample/job.ts';
import { Arrivals } from './Arrivals.tsx';

const meta = { component: Arrivals, args: { arrivals: sampleArrivals } } satisfies Meta<typeof Arrivals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEveryState: Story = {};
