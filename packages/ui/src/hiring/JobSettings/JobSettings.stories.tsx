import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleLengths } from '../../employer/testing.ts';
import { sampleLogo } from '../../primitives/testing/logo.ts';
import { sampleLeftOut, sampleSettings } from '../sample/job.ts';
import { JobSettings } from './JobSettings.tsx';

const meta = {
  component: JobSettings,
  args: { settings: sampleSettings, lengths: sampleLengths, onSave: fn() },
} satisfies Meta<typeof JobSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsPosted: Story = {};

export const QuestionChanged: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const question = canvas.getByRole('textbox', { name: 'Question 1' });
    await userEvent.clear(question);
    await userEvent.type(question, 'Why nights?');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    const [, ...others] = sampleSettings.questions;
    const { logo: _untouched, ...settings } = sampleSettings;
    await expect(args.onSave).toHaveBeenCalledWith({ ...settings, questions: ['Why nights?', ...others] });
  },
};
export const LogoRemoved: Story = {
  args: { settings: { ...sampleSettings, logo: sampleLogo } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Logo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...sampleSettings, logo: null });
  },
};
/** Candidates came under this name. */
export const CompanyFixed: Story = {
  args: { companyFixed: true },
  play: ({ canvas }) => expect(canvas.getByLabelText('Company')).toHaveAttribute('readonly'),
};
/** From before companies, notes and lengths. */
export const OlderJob: Story = {
  args: { settings: { ...sampleSettings, company: '', note: '', niceToHave: [], minutes: null } },
};
export const Saving: Story = { args: { saving: true } };
export const Saved: Story = { args: { notice: 'Your changes are saved.' } };
export const SavingFailed: Story = { args: { error: 'We couldn’t save your changes. Please try again.' } };
export const PartsLeftOut: Story = { args: { notice: 'Your changes are saved.', leftOut: sampleLeftOut.slice(0, 2) } };
