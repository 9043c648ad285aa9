import { Link } from '../../primitives/index.ts';
import { Line } from './HelpLine.styles.ts';

export interface HelpLineProps {
  /** The support mailbox. */
  readonly supportEmail: string;
}

/** Whom to ask about an account. */
export function HelpLine({ supportEmail }: HelpLineProps) {
  return (
    <Line>
      Need help with your account? Write to <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>, or{' '}
      <Link href="/text_chat/customer_service">chat with customer service</Link>.
    </Line>
  );
}
