import { useId } from 'react';
import { Alert } from '../../primitives/index.ts';
import { Row } from './RecordingSwitch.styles.ts';

export interface RecordingSwitchProps {
  readonly on: boolean;
  /** Why the change could not be kept, as the person reads it. */
  readonly error?: string | undefined;
  readonly onChange: (on: boolean) => void;
}

/** Whether the own answers of practice interviews are recorded; off until switched on. */
export function RecordingSwitch({ on, error, onChange }: RecordingSwitchProps) {
  const id = useId();
  return (
    <>
      <Row>
        <b>Record my answers</b>
        <small id={id}>
          Hear yourself again beside the transcript. Only you can, and you can erase it at any time.
        </small>
        <input
          type="checkbox"
          role="switch"
          aria-label="Record my answers"
          aria-describedby={id}
          checked={on}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </Row>
      {error && <Alert>{error}</Alert>}
    </>
  );
}
