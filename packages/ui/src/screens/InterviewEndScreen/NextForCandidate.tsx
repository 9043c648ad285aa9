import { useId } from 'react';
import { Facts } from '../../primitives/index.ts';
import type { CandidateJob } from '../../room/index.ts';
import { atStart } from '../../voice/RecordingConsent/atStart.ts';
import { Next } from './InterviewEndScreen.styles.ts';

interface NextForCandidateProps {
  readonly job: Pick<CandidateJob, 'employer'>;
  readonly reportTo: string;
  readonly keptForDays: number;
}

/** What becomes of an interview for an employer: who sees what, and when. It says what the consent says. */
export function NextForCandidate({ job: { employer }, reportTo, keptForDays }: NextForCandidateProps) {
  const id = useId();
  const facts = [
    {
      term: 'Now, for you',
      detail: `Your own feedback appears on this page, and we’ll email it to ${reportTo}. If we misheard something, you can correct it in your feedback. You can also ask for a person to review the result.`,
    },
    {
      term: 'The employer, once your answers are assessed',
      detail: `If your answers meet what the job asks for, ${employer} sees your levels and short quotes for each skill, your answers to yes-or-no questions, and whether you spoke or typed, without your name or email address. If they don’t, or can’t be rated, it learns that and nothing else. If you ask for a review, it sees your levels and quotes, too.`,
    },
    {
      term: 'If it wants to contact you',
      detail: `${atStart(employer)} first pays to unlock your interview. Only then does it get your email address, the transcript, and the recording. It writes to you directly. We don’t know when.`,
    },
    { term: 'How long it’s kept', detail: `Transcript and audio: up to ${keptForDays} days.` },
  ];
  return (
    <Next aria-labelledby={id}>
      <h2 id={id}>What happens next</h2>
      <Facts items={facts} />
    </Next>
  );
}
