import { createTransport } from 'nodemailer';
import { isOnThisMachine } from '../loopback.ts';

/** An e-mail, ready to be sent. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stable over retries, so that a mail that was sent twice is recognised as one. */
  readonly messageId: string;
}

/** Sends e-mails. */
export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
  readonly close: () => void;
}

/**
 * {@link Mailer} over SMTP; no step takes longer than ten seconds. To another machine nothing goes unencrypted, unless the
 * address says `?requireTLS=false`.
 */
export function createMailer(smtpUrl: string, from: string | { name: string; address: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !isOnThisMachine(smtpUrl) && new URL(smtpUrl).searchParams.get('requireTLS') !== 'false',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
    dnsTimeout: 5_000,
  });
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
    close: () => transport.close(),
  };
}
