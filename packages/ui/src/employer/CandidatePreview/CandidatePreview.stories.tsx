import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLogo } from '../../primitives/testing/logo.ts';
import { sampleDraft, sampleLengths } from '../testing.ts';
import { CandidatePreview } from './CandidatePreview.tsx';

const { contactEmail: _contact, niceToHave: _nice, ...shown } = sampleDraft;

const meta = {
  component: CandidatePreview,
  args: { brand: 'Viva', lengths: sampleLengths, ...shown },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <h1 style={{ marginBlockEnd: 24 }}>Review</h1>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CandidatePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Question 1 of 3')).toBeVisible(),
};

/** Everything was removed. */
export const NothingYet: Story = {
  args: { title: ' ', company: '', skills: [], questions: [''] },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Untitled job' })).toBeVisible(),
};

/** The company says something itself, and has time for two questions. */
export const WithANote: Story = {
  args: { note: 'Our ward has 32 beds.\nWe decide within a week.', minutes: 5 },
  play: ({ canvas }) => expect(canvas.getByText('Question 1 of 2')).toBeVisible(),
};

export const WithALogo: Story = {
  tags: ['dark'],
  args: { logo: sampleLogo },
  play: ({ canvas }) => expect(canvas.getByRole('img', { name: 'Logo of Riverside District Hospital' })).toBeVisible(),
};

export const LongWords: Story = {
  args: {
    title: 'Fachkrankenschwester für Anästhesie- und Intensivpflege (Rettungshubschrauberbereitschaftsdienst)',
    skills: ['Rettungshubschrauberbereitschaftsdienst', 'ECMO'],
  },
};
