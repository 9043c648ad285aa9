import type { EmailPicture } from '@viva/ui/emails';
import { createTransport } from 'nodemailer';
import { isOnThisMachine } from '@viva/api-client/configuration';
import { renderPictures } from './pictures.ts';

/** An e-mail, ready to be sent. */
export interface Mail {
  /** The address of one mailbox. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Stable over retries, so that a mail that was sent twice is recognised as one. */
  readonly messageId: string;
  /** Pictures of the HTML, which travel in the message. */
  readonly pictures?: readonly EmailPicture[];
  /** A page on which its reader can stop emails like this one; some mail programs show a link to it. @see RFC 2369 */
  readonly unsubscribeUrl?: string;
}

/** Sends e-mails. */
export interface Mailer {
  /** Sends one, or breaks off when `signal` ends: then nobody knows whether it went. */
  readonly send: (mail: Mail, signal?: AbortSignal) => Promise<void>;
  readonly close: () => void;
}

/** Longest that sending one e-mail takes, in milliseconds, however slowly the mail server talks. */
export const mailDeadlineMs = 30_000;

/** Longest that a job takes which reads something and sends an e-mail, in milliseconds. */
export const mailJobMs = mailDeadlineMs + 30_000;

/**
 * {@link Mailer} over SMTP; no step takes longer than ten seconds, and none of them together longer than the deadline. To
 * another machine nothing goes unencrypted, unless the address says `?requireTLS=false`.
 */
export function createMailer(
  smtpUrl: string,
  from: string | { name: string; address: string },
  deadlineMs = mailDeadlineMs,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: !isOnThisMachine(smtpUrl) && new URL(smtpUrl).searchParams.get('requireTLS') !== 'false',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
    dnsTimeout: 5_000,
  });
  return {
    async send({ to, pictures, unsubscribeUrl, ...mail }, signal) {
      const rendered = await renderPictures(pictures);
      const deadline = AbortSignal.timeout(deadlineMs);
      await transport.sendMail({
        from,
        ...mail,
        ...(unsubscribeUrl !== undefined && { list: { unsubscribe: unsubscribeUrl } }),
        attachments: rendered.map(({ cid, png }) => ({
          ...{ cid, content: png, filename: `${cid}.png`, contentType: 'image/png' },
          contentDisposition: 'inline' as const,
        })),
        // Not as text, in which a comma would begin another address.
        to: { name: '', address: to },
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
    },
    close: () => transport.close(),
  };
}
