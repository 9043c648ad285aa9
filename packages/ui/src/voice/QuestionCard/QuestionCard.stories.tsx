import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { question } from '../testing/samples.ts';
import { QuestionCard } from './QuestionCard.tsx';

const meta = { component: QuestionCard, args: { question } } satisfies Meta<typeof QuestionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThirdOfEight: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Question 3 of 8' })).toBeVisible(),
};
export const Short: Story = { args: { question: { ...question, n: 1, text: 'Why this job?' } } };
/** A long question is still read at one glance, and a word too long for a phone is broken. */
export const Long: Story = {
  args: {
    question: {
      ...question,
      n: 8,
      text: 'You inherit a Kundenbeziehungsmanagementsystem that no one documented, two of the five people who know it have left, and the contract with its supplier ends in six weeks. How do you decide what to do first, and whom do you talk to?',
    },
  },
};
