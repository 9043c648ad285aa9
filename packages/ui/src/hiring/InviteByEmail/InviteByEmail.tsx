import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Alert, Button, TextArea } from '../../primitives/index.ts';
import { addressesIn } from './addresses.ts';
import { Box, Form, List, Row } from './InviteByEmail.styles.ts';

/** Someone who was invited. */
export interface InvitedView {
  readonly email: string;
  /** Day on which they were invited, as people write it. */
  readonly dateText: string;
  readonly state: 'under-way' | 'sent' | 'not-sent';
}

/** Who was invited to a job by email, and whether more may be. */
export interface InvitesView {
  /** The link of this page came by email; before that, someone could invite in another person's name. */
  readonly mailboxKnown: boolean;
  /** The most that are invited at a time. */
  readonly most: number;
  /** The newest first. */
  readonly invited: readonly InvitedView[];
  readonly sending?: boolean | undefined;
  /** How often someone was invited while the page is open: what was typed for one time isn't there at the next. */
  readonly round: number;
  /** What became of the last ones, in sentences; `info` where none was sent. */
  readonly notice?: { readonly tone: 'success' | 'info'; readonly text: string } | undefined;
  readonly error?: string | undefined;
  /** A new private link is being mailed, or was: then this page's own no longer works. */
  readonly newLink?: 'sending' | 'sent' | undefined;
}

export interface InviteByEmailProps extends InvitesView {
  /** Where a new private link goes. */
  readonly contactEmail: string;
  /** What was typed so far. */
  readonly text: string;
  readonly onType: (text: string) => void;
  readonly onNewLink: () => void;
  /** Never reported without addresses, or with too many. */
  readonly onInvite: (emails: readonly string[]) => void;
}

/** Has candidates invited by email, and shows who was. */
export function InviteByEmail(props: InviteByEmailProps) {
  const { mailboxKnown, contactEmail, newLink, invited, notice, error, onNewLink } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(newLink);
  useEffect(() => {
    // The button that was pressed is gone.
    if (before.current === 'sending' && newLink === 'sent') heading.current?.focus();
    before.current = newLink;
  }, [newLink]);
  return (
    <Box aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        Invite by email
      </h2>
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      {error && <Alert>{error}</Alert>}
      {newLink === 'sent' ? (
        <p>
          We’re sending a new private link to {contactEmail}. Open it to invite candidates. This page’s address no
          longer works.
        </p>
      ) : mailboxKnown ? (
        <AddressForm {...props} />
      ) : (
        <>
          <p>
            We send invitations for you, so we first make sure that the mailbox {contactEmail} is yours. We’ll email you
            a new private link. Open it, and you can invite from there. The current link stops working.
          </p>
          <Button variant="quiet" busy={newLink === 'sending'} onClick={onNewLink}>
            Email Me a New Link
          </Button>
        </>
      )}
      {invited.length > 0 && <Invited invited={invited} />}
    </Box>
  );
}

function AddressForm({ most, sending = false, text, onType, onInvite }: InviteByEmailProps) {
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (sending) return;
    const { emails, wrong } = addressesIn(text);
    const found = problemOf(emails.length, wrong, most);
    setProblem(found);
    if (found) field.current?.focus();
    else onInvite(emails);
  };
  return (
    <Form noValidate onSubmit={submit}>
      <TextArea
        ref={field}
        label="Email addresses"
        rows={4}
        value={text}
        readOnly={sending}
        autoComplete="off"
        spellCheck={false}
        hint={`One on each line, or separated by commas. Up to ${most} at a time. Each person gets one email with the job and the link, in our words.`}
        error={problem}
        onChange={(event) => {
          setProblem(undefined);
          onType(event.target.value);
        }}
      />
      <Button type="submit" busy={sending}>
        Send Invitations
      </Button>
    </Form>
  );
}

function problemOf(count: number, wrong: readonly string[], most: number): string | undefined {
  const [first] = wrong;
  if (first !== undefined) return `“${first}” isn’t an email address. Please correct it, or take it out.`;
  if (count === 0) return 'Please enter at least one email address.';
  return count > most ? `You can invite up to ${most} people at a time. This list has ${count}.` : undefined;
}

function Invited({ invited }: { readonly invited: readonly InvitedView[] }) {
  return (
    <details>
      <summary>
        {invited.length} {invited.length === 1 ? 'person' : 'people'} invited
      </summary>
      <List>
        {invited.map(({ email, dateText, state }) => (
          <Row key={email}>
            <span>{email}</span>
            <small>{state === 'sent' ? dateText : state === 'under-way' ? 'On its way' : 'Couldn’t be sent'}</small>
          </Row>
        ))}
      </List>
    </details>
  );
}
