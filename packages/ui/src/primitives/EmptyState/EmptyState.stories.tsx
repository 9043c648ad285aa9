import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { narrow } from '../testing/Narrow.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { title: 'No interviews yet', children: 'Your reports appear here, the newest first.' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithAction: Story = { args: { action: <Button>Practice Interview</Button> } };
export const UnderAnotherHeading: Story = {
  args: { level: 3, title: 'No candidates yet' },
  decorators: [
    (Story) => (
      <>
        <h2>Candidates</h2>
        <Story />
      </>
    ),
  ],
  play: ({ canvas }) => expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('No candidates yet'),
};
export const At320: Story = { args: { action: <Button>Practice Interview</Button> }, decorators: [narrow] };
