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
      detail: `${atStart(employer)} first sees, without knowing who you are, how your answers meet what the job asks for: if they meet its bar, a score and short quotes for each skill; if they don’t, only that. It gets your email address, the transcript, and the recording only if it chooses to contact you.`,
    },
    {
      term: 'How it’s assessed',
      detail:
        'By what you say, with a quote for each point. Your voice, accent, and mood don’t count. A person decides, and you can ask for a person to review the result.',
    },
    {
      term: 'How long it’s kept',
      detail: `Transcript: up to ${keptForDays} days. Audio: no longer than that. Then both are deleted. You can have them deleted sooner: with your account in My Account, or on their own by writing to us, as the Data Policy says.`,
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
    </Form>
  );
}
