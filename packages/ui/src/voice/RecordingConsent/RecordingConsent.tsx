import { useState, type SubmitEvent } from 'react';
import { Button, Checkbox, Facts, Link } from '../../primitives/index.ts';
import { atStart } from './atStart.ts';
import { Choices, Form } from './RecordingConsent.styles.ts';

export interface RecordingConsentProps {
  /** Who asks for the interview. */
  readonly employer: string;
  /** Who holds and records it: the product's brand. */
  readonly operator: string;
  /** After so many days everything is deleted. */
  readonly keptForDays: number;
  /** The answer is being noted. */
  readonly busy?: boolean;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/**
 * What is kept of an employer's interview, for whom and for how long: the words and the sound of the answers. Nothing is
 * before the box is ticked. A change of what stands here needs another name of the wording in the contract.
 */
export function RecordingConsent(props: RecordingConsentProps) {
  const { employer, operator, keptForDays, busy = false, onAgree, onDecline } = props;
  const [agreed, setAgreed] = useState(false);
  const [missing, setMissing] = useState(false);
  const facts = [
    {
      term: 'What is recorded',
      detail: 'What you say or type, as text with the time of each word, and audio of your spoken answers. No video.',
    },
    {
      term: 'Who records it',
      detail: `${operator} runs the interview and keeps its transcript and audio for ${employer}.`,
    },
    {
      term: 'Who sees it',
      detail: `At first, ${employer} doesn’t see who you are. If your answers meet what the job asks for, it sees your levels and short quotes for each skill, your answers to yes-or-no questions, and whether you spoke or typed. If they don’t, or can’t be rated, it learns that and nothing else, unless you ask for a review. To contact you, it first pays to unlock your interview. Only then does it get your email address, the transcript, and the recording.`,
    },
    {
      term: 'How it’s assessed',
      detail: `Software rates what you say, with a quote for each point. Your voice, accent, and mood don’t count. ${atStart(employer)} decides who to contact. If you think your result is wrong, you can ask for a person to review it: ${employer} then sees your levels and quotes, too.`,
    },
    {
      term: 'How long it’s kept',
      detail: `Transcript and audio: up to ${keptForDays} days. Then we delete them. To have them deleted sooner, delete your account in My Account, or write to us to delete this interview alone. The Data Policy says how.`,
    },
  ];
  return (
    <Form
      aria-label="Consent to the recording"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (busy) return;
        setMissing(!agreed);
        if (agreed) onAgree();
      }}
    >
      <Facts items={facts} />
      <Checkbox
        label={
          <>
            I agree to the recording of this interview, as described here and in the{' '}
            <Link href="/user-data-policy/">Data Policy</Link>.
          </>
        }
        required
        checked={agreed}
        error={
          missing && !agreed
            ? 'Check the box to continue. Without it, nothing is recorded and there’s no interview.'
            : undefined
        }
        onCheckedChange={setAgreed}
      />
      <Choices>
        <Button type="submit" size="large" busy={busy}>
          Agree and Continue
        </Button>
        <Button variant="quiet" size="large" onClick={onDecline}>
          No, Don’t Record Me
        </Button>
      </Choices>
      <p>
        If you say no, nothing is recorded, there’s no interview, and {employer} isn’t told. You can change your mind
        for as long as the link is open.
      </p>
    </Form>
  );
}
