import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleDraft } from '../testing.ts';
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
  args: { draft: sampleDraft, onDraftChange: fn(), onEditDescription: fn(), onFinalize: fn() },
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
  args: { draft: { title: '', skills: [], questions: [], contactEmail: '' } },
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
