import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleProfile } from '../testing.ts';
import { ProfileForm } from './ProfileForm.tsx';

const meta = {
  component: ProfileForm,
  args: { profile: sampleProfile, saving: { state: 'idle' }, onSave: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilledIn: Story = {
  play: ({ canvas }) => expect(canvas.getByLabelText('Target role')).toHaveValue('Ward nurse'),
};

export const Empty: Story = {
  args: { profile: { targetRole: '', persona: 'neutral', jobDescription: '', recording: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Electrician');
    await userEvent.click(canvas.getByRole('radio', { name: 'Demanding' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      targetRole: 'Electrician',
      persona: 'demanding',
      jobDescription: '',
      recording: false,
    });
  },
};

/** Sound is kept only of those who switch it on. */
export const RecordingSwitchedOn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const sound = canvas.getByRole('checkbox', { name: 'Save audio of my practice answers' });
    await expect(sound).not.toBeChecked();
    await userEvent.click(sound);
    await userEvent.click(canvas.getByRole('button', { name: 'Save Profile' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...sampleProfile, recording: true });
  },
};

export const Saving: Story = {
  args: { saving: { state: 'busy' } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-busy', 'true'),
};
export const Saved: Story = {
  args: { saving: { state: 'done' } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('is saved'),
};
export const SavingFailed: Story = {
  tags: ['dark'],
  args: { saving: { state: 'failed', message: 'We couldn’t save your profile. Please try again.' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};
