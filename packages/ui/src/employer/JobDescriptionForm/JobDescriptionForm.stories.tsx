import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleDescription } from '../testing.ts';
import { JobDescriptionForm } from './JobDescriptionForm.tsx';

const meta = {
  component: JobDescriptionForm,
  args: { description: sampleDescription, onDescriptionChange: fn(), onSubmit: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JobDescriptionForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Written: Story = {
  tags: ['spec:job-description-rows'],
  play: ({ canvas }) => expect(canvas.getByLabelText('Job Description')).toHaveAttribute('rows', '10'),
};

/** The description is required: nothing is reported without it. */
export const Empty: Story = {
  tags: ['spec:job-description-required'],
  args: { description: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Job Description' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Job Description')).toBeInvalid();
    await expect(canvas.getByLabelText('Job Description')).toHaveFocus();
  },
};

/** White space describes no job. */
export const Blank: Story = {
  args: { description: '   \n' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Job Description' }));
    await expect(canvas.getByText('Please describe the job in a few sentences.')).toBeVisible();
  },
};

export const Submitting: Story = {
  args: { submitting: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submitting...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Nothing that was written names a job: asked before the review opens empty. */
export const NoJobFound: Story = {
  tags: ['dark'],
  args: { description: 'asdf', noJob: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We couldn’t find a job in this text.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit Job Description' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const TooLong: Story = {
  args: { description: 'word '.repeat(4_003) },
  play: ({ canvas }) => expect(canvas.getByText(/this one has 15 too many/)).toBeVisible(),
};
