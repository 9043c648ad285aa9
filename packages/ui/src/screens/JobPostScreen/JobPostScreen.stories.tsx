import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import {
  sampleActions,
  sampleDescription,
  sampleDraft,
  sampleLengths,
  sampleLink,
  samplePrivateLink,
} from '../../employer/testing.ts';
import { Shell } from '../../shell/index.ts';
import { sampleShell } from '../../shell/testing.ts';
import { JobPostScreen } from './JobPostScreen.tsx';

const draft = { ...sampleDraft, contactEmail: 'hiring@example.org' };

const meta = {
  component: JobPostScreen,
  tags: ['screen'],
  parameters: { bleed: true },
  args: {
    brand: 'Viva',
    lengths: sampleLengths,
    links: { state: 'asking' },
    view: { phase: 'describing', description: '' },
    ...sampleActions,
  },
  render: (args) => (
    <Shell {...sampleShell} navigation={{ ...sampleShell.navigation, currentPath: '/job_post' }}>
      <JobPostScreen {...args} />
    </Shell>
  ),
} satisfies Meta<typeof JobPostScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Creating: Story = {
  tags: ['spec:job-post-creating'],
  args: { view: { phase: 'creating' } },
  play: ({ canvas }) => expect(canvas.getByText('Creating new job post...')).toBeVisible(),
};

export const Intro: Story = {
  tags: ['spec:job-post-intro'],
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'How It Works' })).toBeVisible(),
};

export const Submitting: Story = {
  tags: ['spec:job-post-submitting'],
  args: { view: { phase: 'submitting', description: sampleDescription } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeVisible(),
};

export const Review: Story = {
  tags: ['dark', 'spec:job-post-review'],
  args: { view: { phase: 'reviewing', draft } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Build Your Viva AI' })).toBeVisible(),
};

export const ReviewWithoutEmail: Story = {
  args: { view: { phase: 'reviewing', draft: sampleDraft } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Generate Smart Link For Candidates' })).toBeDisabled(),
};

export const Finalizing: Story = {
  args: { view: { phase: 'finalizing', draft } },
  play: ({ canvas }) => expect(canvas.getByText('Saving your job post...')).toBeInTheDocument(),
};

export const Link: Story = {
  tags: ['dark', 'spec:job-post-link'],
  args: { view: { phase: 'shared', link: sampleLink, title: draft.title, contactEmail: draft.contactEmail } },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Your Smart Interview Link' })).toBeVisible(),
};

/** The private link is shown once. */
export const LinkJustMade: Story = {
  args: {
    view: {
      phase: 'shared',
      link: sampleLink,
      title: draft.title,
      contactEmail: draft.contactEmail,
      privateLink: samplePrivateLink,
    },
  },
  play: ({ canvas }) => expect(canvas.getByLabelText('Your private link')).toHaveValue(samplePrivateLink),
};

export const CreateFailed: Story = {
  tags: ['spec:job-create-failed'],
  args: { view: { phase: 'failed', message: 'Failed to create job post' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create job post'),
};

export const UpdateFailed: Story = {
  tags: ['spec:job-update-failed'],
  args: { view: { phase: 'failed', message: 'Failed to update job post' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update job post'),
};

export const FinalizeFailed: Story = {
  tags: ['spec:job-finalize-failed'],
  args: { view: { phase: 'reviewing', draft, notice: 'Failed to save job post. Please try again.' } },
  play: async () => expect(await screen.findByText('Failed to save job post. Please try again.')).toBeVisible(),
};

/** The service says itself what is wrong. */
export const FinalizeRefused: Story = {
  tags: ['spec:job-finalize-message'],
  args: { view: { phase: 'reviewing', draft, notice: 'A job post can have at most 30 skills; this one has 34.' } },
  play: async () => expect(await screen.findByRole('alertdialog')).toHaveTextContent('at most 30 skills'),
};

export const NoNetwork: Story = {
  tags: ['spec:job-network'],
  args: { view: { phase: 'reviewing', draft, notice: 'Network error. Please try again.' } },
  play: async () => expect(await screen.findByText('Network error. Please try again.')).toBeVisible(),
};

export const NoEmail: Story = {
  tags: ['spec:job-no-email'],
  args: { view: { phase: 'reviewing', draft: sampleDraft, notice: 'Please enter your email address.' } },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText('Please enter your email address.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCloseNotice).toHaveBeenCalledOnce();
  },
};
