import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleActions, sampleDescription, sampleDraft, sampleLengths, sampleLink } from '../testing.ts';
import { JobPostFlow } from './JobPostFlow.tsx';

const meta = {
  component: JobPostFlow,
  args: {
    brand: 'Viva',
    lengths: sampleLengths,
    links: { state: 'asking' },
    view: { phase: 'creating' },
    ...sampleActions,
  },
} satisfies Meta<typeof JobPostFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Creating: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Creating new job post...'),
};

export const Describing: Story = { args: { view: { phase: 'describing', description: '' } } };

export const Submitting: Story = {
  args: { view: { phase: 'submitting', description: sampleDescription } },
  play: ({ canvas }) => expect(canvas.getByLabelText('Job Description')).toHaveAttribute('readonly'),
};

export const Reviewing: Story = { args: { view: { phase: 'reviewing', draft: sampleDraft } } };

/** The title and the preview carry the operator's own name. */
export const AnotherBrand: Story = {
  args: { brand: 'Northwind Careers', view: { phase: 'reviewing', draft: sampleDraft } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Build Your Northwind Careers AI' })).toBeVisible(),
};

export const Shared: Story = {
  args: {
    view: { phase: 'shared', link: sampleLink, title: sampleDraft.title, contactEmail: 'hiring@example.org' },
  },
};

export const Failed: Story = {
  tags: ['dark'],
  args: { view: { phase: 'failed', message: 'Failed to create job post' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Return to Home' }));
    await expect(args.onReturnHome).toHaveBeenCalledOnce();
  },
};
