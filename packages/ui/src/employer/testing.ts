import { fn } from 'storybook/test';
import type { InterviewLength, JobDraft, JobPostActions } from './types.ts';

/** A job from a trade that is not software. */
export const sampleDescription = `Ward Nurse, Orthopaedics (full time)

We are a district hospital with 320 beds. On our orthopaedic ward you look after up to eight patients per shift, before
and after operations.

What you do
- Plan, carry out and document care
- Give medicines, dress wounds, manage pain
- Hand over to the next shift and to rehabilitation
- Guide students on placement

What you bring
- A registration as a nurse and two years on a surgical ward
- Calm when three bells ring at once
- Clear words for patients and their families`;

/** What was read out of it. */
export const sampleDraft: JobDraft = {
  title: 'Ward Nurse, Orthopaedics',
  company: 'Riverside District Hospital',
  logo: null,
  note: '',
  niceToHave: [],
  minutes: 20,
  questionCount: null,
  skills: ['Wound care', 'Pain management', 'Medication safety', 'Handover', 'Talking with families'],
  questions: [
    'Tell me about a shift when several patients needed you at once. How did you decide whom to see first?',
    'Describe a handover that went wrong, and what you changed afterwards.',
    'How did you last explain something difficult to a patient’s family?',
  ],
  contactEmail: '',
};

/** The link that candidates get. */
export const sampleLink = 'https://interviews.example.org/voice_chat/4f7c2a90-8d1e-4b57-9a3c-61f0e2b7d845';

/** The job's page for its employer. */
export const samplePrivateLink = 'https://interviews.example.org/job/Q2hvb3NlIG9uZSBrZXkgcGVyIGpvYiBwb3N0';

/** Every action, recorded; the clipboard takes what it gets. */
export const sampleActions = {
  onDescriptionChange: fn(),
  onSubmitDescription: fn(),
  onDraftChange: fn(),
  onEditDescription: fn(),
  onFinalize: fn(),
  onCloseNotice: fn(),
  onSendLinks: fn(),
  onCopy: fn(() => Promise.resolve()),
  onReturnHome: fn(),
} satisfies JobPostActions;

/** The lengths that an interview can be given. */
export const sampleLengths: readonly InterviewLength[] = [
  { minutes: 5, questions: 2 },
  { minutes: 10, questions: 4 },
  { minutes: 20, questions: 9 },
];
