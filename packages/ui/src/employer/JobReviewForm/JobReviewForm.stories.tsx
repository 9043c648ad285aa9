import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleLogo } from '../../primitives/testing/logo.ts';
import { sampleDraft, sampleLengths } from '../testing.ts';
import { JobReviewForm, type JobReviewFormProps } from './JobReviewForm.tsx';

/** Holds the draft, as a page does. */
function Editing({ draft: first, onDraftChange, ...rest }: JobReviewFormProps) {
  const [draft, setDraft] = useState(first);
  return (
    <JobReviewForm
      {...rest}
      draft={draft}
      onDraftChange={(next) => {
        setDraft(next);
        onDraftChange(next);
      }}
    />
  );
}

const meta = {
  component: JobReviewForm,
  args: { draft: sampleDraft, lengths: sampleLengths, onDraftChange: fn(), onEditDescription: fn(), onFinalize: fn() },
  render: (args) => <Editing {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 660 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JobReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const generate = { name: 'Generate Smart Link For Candidates' };

/** The description was in another language than interviews are held in. */
export const OtherLanguage: Story = {
  args: { draft: { ...sampleDraft, title: 'Pflegefachkraft', otherLanguage: true } },
  play: ({ canvas }) => expect(canvas.getByText(/Interviews are held in English/)).toBeVisible(),
};

/** No smart link without an address. */
export const WithoutEmail: Story = {
  tags: ['spec:finalize-disabled'],
  play: ({ canvas }) => expect(canvas.getByRole('button', generate)).toBeDisabled(),
};

export const WithEmail: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Contact Email'), 'hiring@example.org{Enter}');
    await expect(args.onFinalize).toHaveBeenCalledOnce();
  },
};

/** Enter in a field asks for the link also without an address, so that the page can say what is missing. */
export const EnterWithoutEmail: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Job Title'), '{Enter}');
    await expect(args.onFinalize).toHaveBeenCalledOnce();
  },
};

/** What is no address is reported all the same: the page says what is wrong with it. */
export const WrongEmail: Story = {
  tags: ['dark'],
  args: { draft: { ...sampleDraft, contactEmail: 'hiring' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Contact Email'), '{Enter}');
    await expect(args.onFinalize).toHaveBeenCalledOnce();
  },
};

export const TitleEdited: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Job Title'), ' (nights)');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({
      ...sampleDraft,
      title: 'Ward Nurse, Orthopaedics (nights)',
    });
  },
};

export const CompanyNamed: Story = {
  args: { draft: { ...sampleDraft, company: '' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Company'), 'R');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith({ ...sampleDraft, company: 'R' });
  },
};

/** A logo, a skill that is not a must, a short interview, and a word to candidates. */
export const WithAllParts: Story = {
  tags: ['dark'],
  args: {
    draft: {
      ...sampleDraft,
      logo: sampleLogo,
      niceToHave: ['Talking with families'],
      minutes: 5,
      note: 'Our ward has 32 beds. We decide within a week.',
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('You wrote 3. We’ll ask only the first 2.')).toBeVisible(),
};

/** Enter in a list works on the list, and never asks for the link. */
export const EnterInAList: Story = {
  args: { draft: { ...sampleDraft, contactEmail: 'hiring@example.org' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByDisplayValue('Handover'), '{Enter}');
    await expect(args.onFinalize).not.toHaveBeenCalled();
  },
};

/** Nothing could be read out of the description. */
export const NothingSuggested: Story = {
  args: { draft: { ...sampleDraft, title: '', company: '', skills: [], questions: [] } },
};

export const BackToTheDescription: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Job Description' }));
    await expect(args.onEditDescription).toHaveBeenCalledOnce();
  },
};

export const Finalizing: Story = {
  args: { draft: { ...sampleDraft, contactEmail: 'hiring@example.org' }, finalizing: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', generate));
    await expect(args.onFinalize).not.toHaveBeenCalled();
  },
};
