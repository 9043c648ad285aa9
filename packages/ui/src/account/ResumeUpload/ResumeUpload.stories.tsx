import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResumeUpload } from './ResumeUpload.tsx';

const fileName = 'maria-lindgren-resume.pdf';

const meta = {
  component: ResumeUpload,
  args: { resume: { phase: 'none' }, onChoose: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <h2 hidden>Practice profile</h2>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResumeUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(['Ward nurse since 2019'], 'resume.txt', { type: 'text/plain' });
    await userEvent.upload(canvas.getByLabelText('Choose a résumé'), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

export const Uploading: Story = {
  args: { resume: { phase: 'uploading', fileName, progress: 0.6 } },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60'),
};

/** It has arrived, and nobody can tell how long reading it takes. */
export const Reading: Story = { args: { resume: { phase: 'uploading', fileName } } };

export const Kept: Story = {
  tags: ['dark'],
  args: { resume: { phase: 'kept', fileName, addedOn: 'November 14, 2026' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByText(fileName)).toBeVisible();
  },
};

export const Removing: Story = {
  args: { resume: { phase: 'kept', fileName, addedOn: 'November 14, 2026', removing: true } },
};

export const TooBig: Story = {
  tags: ['dark'],
  args: { resume: { phase: 'refused', fileName, problem: 'too-big' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('larger than 5 MB'),
};
export const Unreadable: Story = { args: { resume: { phase: 'refused', fileName, problem: 'unreadable' } } };
export const WrongKind: Story = {
  args: { resume: { phase: 'refused', fileName: 'resume.pages', problem: 'wrong-kind' } },
};
export const DidNotArrive: Story = { args: { resume: { phase: 'refused', fileName, problem: 'failed' } } };

export const NotRemoved: Story = {
  args: {
    resume: {
      phase: 'kept',
      fileName: 'maria-resume.pdf',
      addedOn: 'November 14, 2026',
      error: 'We couldn’t remove the résumé. Please try again.',
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};
