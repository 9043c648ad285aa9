import { useState, type SubmitEvent } from 'react';
import { Alert, Button, TextArea } from '../../primitives/index.ts';
import { Form } from './JobDescriptionForm.styles.ts';

/** Longest job description that is accepted, in characters. */
export const maxDescriptionLength = 20_000;

export interface JobDescriptionFormProps {
  readonly description: string;
  /** It is on its way and being read. */
  readonly submitting?: boolean;
  /** No job was found in it. */
  readonly noJob?: boolean | undefined;
  readonly onDescriptionChange: (description: string) => void;
  /** Never reported without a description, or with one that is too long. */
  readonly onSubmit: () => void;
}

/** Takes the text of a job advert, as it is. */
export function JobDescriptionForm(props: JobDescriptionFormProps) {
  const { description, submitting = false, noJob = false, onDescriptionChange, onSubmit } = props;
  const [tried, setTried] = useState(false);
  const over = description.length - maxDescriptionLength;
  const problem =
    over > 0
      ? `A job description can have 20,000 characters; this one has ${over.toLocaleString('en')} too many.`
      : tried && description.trim() === ''
        ? 'Please describe the job in a few sentences.'
        : undefined;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!submitting && over <= 0 && description.trim() !== '') onSubmit();
  };

  return (
    <Form onSubmit={submit}>
      <TextArea
        label="Job Description"
        name="description"
        rows={10}
        required
        value={description}
        readOnly={submitting}
        hint="Paste it as is: the tasks, what you require, what you offer. We don’t publish it."
        error={problem}
        onChange={(event) => onDescriptionChange(event.target.value)}
      />
      {noJob && (
        <Alert tone="caution">
          We couldn’t find a job in this text. What will the person do, and what do they need to know? Add a few
          sentences. If it’s fine as it is, submit it again and fill in the rest yourself.
        </Alert>
      )}
      <Button type="submit" size="large" busy={submitting} disabled={over > 0}>
        {submitting ? 'Submitting...' : 'Submit Job Description'}
      </Button>
    </Form>
  );
}
