import { passwordResetEmail } from '@viva/ui/emails';
import type { Mail } from '../mail/mailer.ts';

/** Who the product is to people: its name, and the mailbox that they are told to write to. */
interface Brand {
  readonly name: string;
  readonly supportEmail: string;
}

/** The e-mail with which somebody sets a new password. `publicUrl` is the page's address. */
export function resetMail(reset: { email: string; oobCode: string }, brand: Brand, publicUrl: string): Mail {
  const link = `${publicUrl}/reset-password?oobCode=${encodeURIComponent(reset.oobCode)}`;
  return {
    ...passwordResetEmail({ brand, link }),
    to: reset.email,
    messageId: `<reset-${reset.oobCode.slice(0, 40)}@${new URL(publicUrl).hostname}>`,
  };
}
