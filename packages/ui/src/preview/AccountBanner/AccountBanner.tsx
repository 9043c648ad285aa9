import { Banner, Link } from '../../primitives/index.ts';
import { Reason } from './AccountBanner.styles.ts';

/** Invites whoever tries a preview to create a free account. */
export function AccountBanner() {
  return (
    <Banner label="Free account">
      <span>
        <Reason>Whole interviews, and a report after each. </Reason>
        <strong>No credit card required!</strong>
      </span>
      <Link href="/login">Create a free account</Link>
    </Banner>
  );
}
