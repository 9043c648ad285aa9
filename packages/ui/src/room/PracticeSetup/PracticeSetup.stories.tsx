import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { narrow } from '../../primitives/testing/Narrow.tsx';
import { hearingWell, soundCheckActions } from '../../voice/testing/actions.ts';
import { sampleAd, sampleReading, sampleSetup } from '../testing.ts';
import { PracticeSetup } from './PracticeSetup.tsx';
import type { PracticeSetupView } from './types.ts';

const meta = {
  component: PracticeSetup,
  args: { view: sampleSetup, actions: { ...soundCheckActions, onReadAd: fn(), onSetUp: fn() } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 780 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PracticeSetup>;
export default meta;
type Story = StoryObj<typeof meta>;

const withAd = (reading: PracticeSetupView['reading'], more: Partial<PracticeSetupView> = {}): PracticeSetupView => ({
  ...sampleSetup,
  suggested: { ...sampleSetup.suggested, advert: sampleAd },
  reading,
  ...more,
});
const nothingChosen = { role: '', advert: '', minutes: 10, persona: 'neutral', coached: false } as const;

export const FirstVisit: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Which role is it for?'), 'Electrician');
    await userEvent.click(canvas.getByRole('radio', { name: '5 minutes' }));
    await expect(canvas.getByText('About 2 questions.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Friendly' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start the Interview' }));
    await expect(args.actions.onSetUp).toHaveBeenCalledWith({
      ...{ role: 'Electrician', advert: '', minutes: 5, persona: 'friendly', coached: false },
    });
  },
};
/** Feedback after an answer takes its time, so there are fewer questions. */
export const Coached: Story = {
  tags: ['dark'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Like the Real Thing' })).toBeChecked();
    await expect(canvas.getByText('About 4 questions.')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Coached' }));
    await expect(canvas.getByRole('radio', { name: 'Coached' })).toHaveAccessibleDescription(
      'Short feedback after most answers, and a second try when something’s missing.',
    );
    await expect(canvas.getByText('About 3 questions.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start the Interview' }));
    await expect(args.actions.onSetUp).toHaveBeenCalledWith({ ...nothingChosen, coached: true });
  },
};
/** Nothing has to be given: then the interviewer asks for the role. */
export const NothingGiven: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Which role is it for?')).toHaveAccessibleDescription(
      'Leave it empty and your interviewer will ask you.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Start the Interview' }));
    await expect(args.actions.onSetUp).toHaveBeenCalledWith(nothingChosen);
  },
};
/** One press, with all as it was. */
export const Return: Story = {
  args: {
    view: {
      ...sampleSetup,
      from: 'last',
      suggested: { role: 'Ward nurse', advert: '', minutes: 5, persona: 'friendly', coached: true },
      resume: 'maria-resume.pdf',
      mic: hearingWell,
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Which role is it for?')).toHaveValue('Ward nurse');
    await expect(canvas.getByRole('radio', { name: '5 minutes' })).toBeChecked();
    await expect(canvas.getByText('About 2 questions.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Coached' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Start the Interview' }));
    await expect(args.actions.onSetUp).toHaveBeenCalledWith({
      ...{ role: 'Ward nurse', advert: '', minutes: 5, persona: 'friendly', coached: true },
    });
  },
};
export const ReturnWithAnAd: Story = {
  args: { view: withAd(sampleReading, { from: 'last', mic: hearingWell }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Customer Success Manager')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove It' }));
    await expect(canvas.getByRole('button', { name: 'Paste a Job Ad' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Start the Interview' }));
    await expect(args.actions.onSetUp).toHaveBeenCalledWith(nothingChosen);
  },
};
/** What the profile says is there before the first interview. */
export const FromTheProfile: Story = {
  args: {
    view: withAd(
      { state: 'unread' },
      { from: 'profile', suggested: { ...sampleSetup.suggested, role: 'Ward nurse', advert: sampleAd } },
    ),
  },
  play: ({ canvas }) => expect(canvas.getByText('From your profile. Change it if you like.')).toBeVisible(),
};
/** A pasted ad is read at once, without a press. */
export const AdPasted: Story = {
  tags: ['dark'],
  args: { view: { ...sampleSetup, reading: sampleReading, mic: hearingWell } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Paste a Job Ad' }));
    await expect(canvas.getByLabelText('Job ad')).toHaveFocus();
    await userEvent.paste(sampleAd);
    await expect(args.actions.onReadAd).toHaveBeenCalledWith({ ...nothingChosen, advert: sampleAd });
    await expect(canvas.getByText(/It asks for customer onboarding, renewals, HubSpot, and Excel\./)).toBeVisible();
    // What was read says nothing of an ad that was changed since.
    await userEvent.type(canvas.getByLabelText('Job ad'), '!');
    await expect(canvas.queryByText(/It asks for/)).toBeNull();
    // It is read once more when the typing has stopped.
    await expect(await canvas.findByText(/It asks for/, undefined, { timeout: 5_000 })).toBeVisible();
  },
};
export const AdBeingRead: Story = { args: { view: withAd({ state: 'busy' }) } };
export const AdInAnotherLanguage: Story = {
  args: { view: withAd({ ...sampleReading, title: 'Pflegefachkraft', skills: [], english: false }) },
  play: ({ canvas }) => expect(canvas.getByText(/isn’t in English, but your interview will be/)).toBeVisible(),
};
/** No job is in the text: the role is asked for, kindly and in the field that takes it. */
export const AdUnreadable: Story = {
  tags: ['dark'],
  args: { view: withAd({ state: 'unreadable' }, { roleMissing: true }) },
  play: async ({ canvas }) => {
    const role = canvas.getByLabelText('Which role is it for?');
    await waitFor(() => expect(role).toHaveFocus());
    await expect(role).toHaveAccessibleDescription(/Which role would you like to practice for\?/);
  },
};
export const AdIsALink: Story = {
  args: { view: withAd({ state: 'link' }) },
  play: ({ canvas }) => expect(canvas.getByText(/Paste the text of the ad instead/)).toBeVisible(),
};
export const AdTooLong: Story = {
  args: { view: { ...sampleSetup, suggested: { ...sampleSetup.suggested, advert: 'nurse '.repeat(3_400) } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start the Interview' }));
    await expect(args.actions.onSetUp).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('400 too many');
  },
};
export const MicrophoneAsked: Story = { args: { view: { ...sampleSetup, mic: { phase: 'asking' } } } };
export const MicrophoneDenied: Story = {
  tags: ['dark'],
  args: {
    view: {
      ...sampleSetup,
      mic: { phase: 'trouble', trouble: 'blocked', platform: { browser: 'chrome', system: 'windows' } },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Typed answers count the same as spoken ones.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start and Type My Answers' }));
    await expect(args.actions.onSetUp).toHaveBeenCalledOnce();
  },
};
export const NoMicrophone: Story = {
  args: { view: { ...sampleSetup, mic: { phase: 'trouble', trouble: 'missing' } } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Start and Type My Answers' })).toBeVisible(),
};
export const MeterMoving: Story = {
  args: { view: { ...sampleSetup, mic: hearingWell } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('We can hear you clearly.')).toBeVisible();
    await userEvent.click(canvas.getByText('Test your speaker'));
    await userEvent.click(canvas.getByRole('button', { name: 'Play a Sentence' }));
    await expect(args.actions.onPlayTest).toHaveBeenCalledOnce();
  },
};
export const Starting: Story = {
  args: { view: { ...sampleSetup, starting: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Which role is it for?'), 'Cook{Enter}');
    await expect(args.actions.onSetUp).not.toHaveBeenCalled();
  },
};
export const NotStarted: Story = {
  args: { view: { ...sampleSetup, error: 'We couldn’t start your interview. Please try again.' } },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toBeVisible(),
};
/** Without a mouse: role, length, feedback and manner, and Enter. */
export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Teacher');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Paste a Job Ad' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '20 minutes' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Coached' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Friendly' })).toBeChecked();
    await userEvent.click(canvas.getByLabelText('Which role is it for?'));
    await userEvent.keyboard('{Enter}');
    await expect(args.actions.onSetUp).toHaveBeenCalledWith({
      ...{ role: 'Teacher', advert: '', minutes: 20, persona: 'friendly', coached: true },
    });
  },
};
export const At320: Story = {
  args: { view: withAd(sampleReading, { mic: hearingWell }) },
  decorators: [narrow],
};
