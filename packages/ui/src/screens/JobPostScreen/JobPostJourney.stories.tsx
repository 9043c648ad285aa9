import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { JobDraft, JobPostView } from '../../employer/index.ts';
import { sampleActions, sampleDraft, sampleLengths, sampleLink } from '../../employer/testing.ts';
import { Shell } from '../../shell/index.ts';
import { sampleShell, tabTo } from '../../shell/testing.ts';
import { JobPostScreen } from './JobPostScreen.tsx';

// Few items, since every one is three more stops on the keyboard's way.
const shortDraft: JobDraft = {
  ...sampleDraft,
  skills: sampleDraft.skills.slice(0, 2),
  questions: sampleDraft.questions.slice(0, 1),
};

const onCopy = fn(() => Promise.resolve());

/** Answers as the page does: what is typed is kept, and each stage follows the one before. */
function Journey() {
  const [view, setView] = useState<JobPostView>({ phase: 'describing', description: '' });
  const [description, setDescription] = useState('');
  const [draft, setDraft] = useState<JobDraft>(shortDraft);

  const describe = (text: string) => {
    setDescription(text);
    setView({ phase: 'describing', description: text });
  };
  const review = (next: JobDraft) => {
    setDraft(next);
    setView({ phase: 'reviewing', draft: next });
  };
  const finalize = () =>
    draft.contactEmail === ''
      ? setView({ phase: 'reviewing', draft, notice: 'Please enter your email address.' })
      : setView({ phase: 'shared', link: sampleLink, title: draft.title, contactEmail: draft.contactEmail });

  return (
    <Shell {...sampleShell} navigation={{ ...sampleShell.navigation, currentPath: '/job_post' }}>
      <JobPostScreen
        {...sampleActions}
        brand="Viva"
        lengths={sampleLengths}
        links={{ state: 'asking' }}
        view={view}
        onDescriptionChange={describe}
        onSubmitDescription={() => review(draft)}
        onDraftChange={review}
        onEditDescription={() => describe(description)}
        onFinalize={finalize}
        onCloseNotice={() => review(draft)}
        onCopy={onCopy}
      />
    </Shell>
  );
}

const meta = {
  component: Journey,
  tags: ['screen'],
  parameters: { bleed: true },
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = Parameters<NonNullable<Story['play']>>[0];

async function describe({ canvas, userEvent }: Play) {
  await tabTo(userEvent, canvas.getByLabelText('Job Description'));
  await userEvent.keyboard('Ward nurse: wound care');
  await tabTo(userEvent, canvas.getByRole('button', { name: 'Submit Job Description' }));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Build Your Viva AI' })).toHaveFocus());
}

/** From an empty page to the copied link, without a mouse. */
export const ByKeyboard: Story = {
  tags: ['desktop'],
  play: async (play) => {
    const { canvas, userEvent } = play;
    await describe(play);
    await tabTo(userEvent, canvas.getByLabelText('Job Title'));
    await userEvent.keyboard('{End}, nights');
    await expect(canvas.getByRole('heading', { name: 'Ward Nurse, Orthopaedics, nights' })).toBeVisible();
    await tabTo(userEvent, canvas.getByLabelText('Contact Email'));
    await userEvent.keyboard('hiring@example.org');
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Generate Smart Link For Candidates' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your Smart Interview Link' })).toHaveFocus());
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Copy Link' }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('button', { name: 'Copied' });
    await expect(onCopy).toHaveBeenCalledWith(sampleLink);
  },
};

/** Enter without an address is answered, and the answer leads back to where the person was. */
export const EmailForgotten: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await describe(play);
    await tabTo(userEvent, canvas.getByLabelText('Job Title'));
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Please enter your email address.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Job Title')).toHaveFocus());
  },
};

/** What was described is still there for whoever goes back. */
export const BackAgain: Story = {
  play: async (play) => {
    const { canvas, userEvent } = play;
    await describe(play);
    await tabTo(userEvent, canvas.getByRole('button', { name: 'Edit Job Description' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Post a Job' })).toHaveFocus());
    await expect(canvas.getByLabelText<HTMLTextAreaElement>('Job Description').value).toContain('Ward nurse');
  },
};
