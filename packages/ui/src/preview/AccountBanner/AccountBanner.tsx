import { Banner, Link } from '../../primitives/index.ts';
import { Reason } from './AccountBanner.styles.ts';

/** Invites whoever tries a preview to create a free account. */
export function AccountBanner() {
  return (
    <Banner label="Free account">
      <span>
        <Reason>Full interviews, with a report after each one. </Reason>
        <strong>No credit card required!</strong>
      </span>
      <Link href="/login?mode=create-account">Create a free account</Link>
    </Banner>
  );
}
