import { Button } from '../Button/index.ts';
import { Message } from '../Message/index.ts';

export interface ErrorViewProps {
  readonly message: string;
  readonly onReturnHome: () => void;
  /** Offers to try again, where that can help. */
  readonly onRetry?: (() => void) | undefined;
}

/** What a screen becomes when it cannot do its work: the cause and a way out. */
export function ErrorView({ message, onReturnHome, onRetry }: ErrorViewProps) {
  return (
    <Message
      title="Error"
      role="alert"
      actions={
        <>
          {onRetry && <Button onClick={onRetry}>Try Again</Button>}
          <Button variant={onRetry ? 'quiet' : 'primary'} onClick={onReturnHome}>
            Return to Home
          </Button>
        </>
      }
    >
      {message}
    </Message>
  );
}
