import { useState, type SubmitEvent } from 'react';
import { Button, Checkbox, Facts, Link } from '../../primitives/index.ts';
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
      detail:
        'What you say or type, as text with the times of the words, and the sound of your spoken answers. No video.',
    },
    {
      term: 'By whom',
      detail: `${operator} holds the interview and keeps the text and the sound of it for ${employer}.`,
    },
    {
      term: 'Who gets it',
      detail: `${employer} first sees, without knowing who you are, how your answers meet what the job asks for: if they reach its bar, a score and short quotes for each skill; if not, only that. Your email address, the text and the recording follow only if it wants to get to know you.`,
    },
    {
      term: 'How it is judged',
      detail:
        'By what you say, each point with a quote. Your voice, accent and mood do not count. A person decides, and you can ask for a person’s review.',
    },
    {
      term: 'How long it is kept',
      detail: `The text for ${keptForDays} days, the sound no longer; then they are deleted. You can have them erased earlier: with your account under My Account, or alone by writing to us, as the Data Policy says.`,
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
            I agree that this interview is recorded, as described here and in the{' '}
            <Link href="/user-data-policy/">Data Policy</Link>.
          </>
        }
        required
        checked={agreed}
        error={
          missing && !agreed
            ? 'Tick the box to go on. Without it nothing is recorded and no interview is held.'
            : undefined
        }
        onCheckedChange={setAgreed}
      />
      <Choices>
        <Button type="submit" size="large" busy={busy}>
          Agree and Go On
        </Button>
        <Button variant="quiet" size="large" onClick={onDecline}>
          No, Do Not Record Me
        </Button>
      </Choices>
    </Form>
  );
}
