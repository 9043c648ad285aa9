import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleLink, samplePrivateLink } from '../testing.ts';
import { SmartLink } from './SmartLink.tsx';

const meta = {
  component: SmartLink,
  args: { link: sampleLink, contactEmail: 'hiring@example.org', onCopy: fn(() => Promise.resolve()) },
  decorators: [
    (Story) => (
      <>
        <h1 style={{ marginBlockEnd: 24 }}>Link</h1>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof SmartLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: ({ canvas }) => expect(canvas.getByLabelText('Link for candidates')).toHaveValue(sampleLink),
};

/** Right after the job was posted. */
export const WithThePrivateLink: Story = {
  tags: ['dark'],
  args: { privateLink: samplePrivateLink },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Private Link' }));
    await expect(args.onCopy).toHaveBeenCalledWith(samplePrivateLink);
  },
};

export const LongAddress: Story = {
  args: { contactEmail: 'human.resources.and.organisational.development@the-very-long-hospital-name.example.org' },
};
