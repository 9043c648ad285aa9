import { ButtonLink, Message } from '../../primitives/index.ts';

/** For an address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <Message title="Page not found" actions={<ButtonLink href="/">Return to Home</ButtonLink>}>
      The address may be mistyped, or the page may have moved.
    </Message>
  );
}
