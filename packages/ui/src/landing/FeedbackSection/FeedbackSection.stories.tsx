import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeedbackSection } from './FeedbackSection.tsx';

const meta = {
  component: FeedbackSection,
  parameters: { bleed: true },
  args: {
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <h3>Your interview as a support engineer</h3>
        <p>You told the story of the Friday evening in order, and you named what you did yourself.</p>
        <p>What is missing is the result. Say what was different on the Monday, with a number if you have one.</p>
      </div>
    ),
  },
} satisfies Meta<typeof FeedbackSection>;
export default meta;

export const WithALetter: StoryObj<typeof meta> = {
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: 'AI feedback that quotes you' })).toBeVisible(),
};
