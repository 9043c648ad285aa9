import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SampleLetter } from './SampleLetter.tsx';

const meta = { component: SampleLetter } satisfies Meta<typeof SampleLetter>;
export default meta;

/** As it stands on the landing page, under a heading of its second level. */
export const OnTheLandingPage: StoryObj<typeof meta> = {
  tags: ['dark'],
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 24 }}>
        <h1>AI feedback</h1>
        <h2>What you get</h2>
        <Story />
      </div>
    ),
  ],
  play: ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 3 })[0]).toBeVisible(),
};
