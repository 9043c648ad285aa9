import { Button, ButtonLink, ErrorView, Message } from '../../primitives/index.ts';

/** What the page behind the last link of an invitation shows. */
export type InvitationChoiceView =
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly message: string }
  /** No key, or one that was never sent. */
  | { readonly phase: 'unknown' }
  /** `wanted`: whether the mailbox takes invitations. */
  | {
      readonly phase: 'open';
      readonly email: string;
      readonly wanted: boolean;
      readonly saving?: boolean | undefined;
      readonly error?: string | undefined;
    }
  /** It was chosen a moment ago. There is no way back on the same spot, so that a second press undoes nothing. */
  | { readonly phase: 'done'; readonly email: string; readonly wanted: boolean };

export interface InvitationChoiceScreenProps {
  readonly view: InvitationChoiceView;
  readonly onChoose: (wanted: boolean) => void;
  readonly onReload: () => void;
  readonly onReturnHome: () => void;
}

/** Where people say whether they want invitations by email; nothing is changed before they press. */
export function InvitationChoiceScreen({ view, onChoose, onReload, onReturnHome }: InvitationChoiceScreenProps) {
  const home = <ButtonLink href="/">Home</ButtonLink>;
  switch (view.phase) {
    case 'loading':
      return (
        <Message title="Invitations" moving role="status">
          Loading your choice…
        </Message>
      );
    case 'failed':
      return <ErrorView message={view.message} onReturnHome={onReturnHome} onRetry={onReload} />;
    case 'unknown':
      return (
        <Message title="This link doesn’t work" role="alert" actions={home}>
          It may be incomplete or too old. Please open the one in the newest invitation you have.
        </Message>
      );
    case 'open':
      return (
        <Message
          title={view.wanted ? 'No more invitations?' : 'Invitations are stopped'}
          role={view.error ? 'alert' : undefined}
          actions={
            <Button
              variant={view.wanted ? 'primary' : 'quiet'}
              busy={view.saving === true}
              onClick={() => onChoose(!view.wanted)}
            >
              {view.wanted ? 'Stop Invitations' : 'Allow Invitations'}
            </Button>
          }
        >
          {view.error ??
            (view.wanted
              ? `Employers can have us email invitations to ${view.email}. You can stop all of them here. You’ll still get emails you ask for.`
              : `We don’t email ${view.email} invitations from employers.`)}
        </Message>
      );
    case 'done':
      return (
        <Message
          title={view.wanted ? 'Invitations are allowed' : 'No more invitations'}
          role="status"
          focused
          actions={home}
        >
          {view.wanted
            ? `Employers can have us email invitations to ${view.email} again.`
            : `We won’t email ${view.email} invitations from employers anymore. Changed your mind? Open this page again.`}
        </Message>
      );
  }
}
