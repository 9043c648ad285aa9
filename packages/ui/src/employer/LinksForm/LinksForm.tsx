import { type SubmitEvent, useId, useState } from 'react';
import { Alert, Button, TextField } from '../../primitives/index.ts';
import { Form, Row } from './LinksForm.styles.ts';

/** Whether the links were asked for. */
export interface LinksView {
  readonly state: 'asking' | 'sending' | 'sent';
  readonly error?: string | undefined;
}

export interface LinksFormProps {
  readonly view: LinksView;
  /** Never reported with an empty address. */
  readonly onSend: (email: string) => void;
}

/** Sends an employer the private links of all their jobs; it says the same whether there are any. */
export function LinksForm({ view, onSend }: LinksFormProps) {
  const id = useId();
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(email.trim() === '');
    if (email.trim() !== '' && view.state !== 'sending') onSend(email.trim());
  };
  return (
    <Form noValidate aria-labelledby={id} onSubmit={submit}>
      <h2 id={id}>Posted a job before?</h2>
      {view.error && <Alert>{view.error}</Alert>}
      {view.state === 'sent' ? (
        <Alert tone="success">
          If you’ve posted jobs with this contact email, we’re sending their links. Check your inbox in a minute.
        </Alert>
      ) : (
        <Row>
          <TextField
            label="Your contact email"
            name="linksEmail"
            type="email"
            autoComplete="email"
            value={email}
            readOnly={view.state === 'sending'}
            error={missing && email.trim() === '' ? 'Use the email address from your job posts.' : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
          <Button type="submit" variant="quiet" busy={view.state === 'sending'}>
            Send Me My Links
          </Button>
        </Row>
      )}
    </Form>
  );
}
