import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../testing/Narrow.tsx';
import { Stepper } from './Stepper.tsx';

const meta = {
  component: Stepper,
  args: { label: 'Posting a job', steps: ['Describe the job', 'Review the questions', 'Share the link'], current: 1 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };
export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    const [done, current] = canvas.getAllByRole('listitem');
    await expect(current).toHaveAttribute('aria-current', 'step');
    await expect(done).toHaveTextContent('Describe the job (done)');
  },
};
export const Last: Story = { args: { current: 2 } };
export const AllDone: Story = { args: { current: 3 } };
export const Six: Story = {
  args: { steps: ['Describe', 'Title', 'Skills', 'Questions', 'Address', 'Share the smart link'], current: 3 },
};
export const At320: Story = { decorators: [narrow], tags: ['phone'], globals: { viewport: { value: 'phone' } } };
