import { Button, ButtonLink } from '../../primitives/index.ts';
import { Block, Row } from './Calls.styles.ts';

export interface CallsProps {
  readonly loggedIn: boolean;
  /** A room is being made. */
  readonly practiceBusy?: boolean | undefined;
  readonly onPracticeInterview: () => void;
}

/** The ways to begin: visitors try it or create an account, and people who are logged in practice. */
export function Calls({ loggedIn, practiceBusy = false, onPracticeInterview }: CallsProps) {
  if (loggedIn)
    return (
      <Row>
        <Button size="large" busy={practiceBusy} onClick={onPracticeInterview}>
          Practice Interview
        </Button>
      </Row>
    );
  return (
    <Block>
      <Row>
        <ButtonLink size="large" href="/preview-landing">
          Try Now
        </ButtonLink>
        <ButtonLink size="large" variant="quiet" href="/login?mode=create-account">
          Start Your Free Trial Today
        </ButtonLink>
      </Row>
      <p>No account needed to try. No credit card needed to start.</p>
    </Block>
  );
}
