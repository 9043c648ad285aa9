import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { z } from 'zod';
import { writeWhole } from './files.ts';

/** An e-mail in the inbox. */
export const messageSchema = z.object({
  id: z.string(),
  /** When it came, ISO 8601. */
  at: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  messageId: z.string(),
  /** How often it came under its Message-ID; like a mailbox, the inbox shows it once. */
  deliveries: z.number().int().min(1).default(1),
});
export type InboxMessage = z.infer<typeof messageSchema>;

/** E-mails as files, newest first. */
export interface InboxStore {
  readonly list: () => readonly InboxMessage[];
  /** Keeps a message; it is on disk when this settles. One with a Message-ID that is here already replaces that, and is counted. */
  readonly add: (raw: Buffer, envelope: { from: string; to: readonly string[] }) => Promise<void>;
}

/** Opens the folder; files that cannot be read are left alone. Beyond `limit` the oldest go. */
export function openInboxStore(dataDir: string, limit = 500): InboxStore {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  let messages = readdirSync(dataDir)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readMessage(join(dataDir, name)))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
  const fileOf = ({ id }: InboxMessage) => join(dataDir, `${id}.json`);
  let count = 0;

  return {
    list: () => messages,
    async add(raw, envelope) {
      const mail = await PostalMime.parse(raw);
      const now = new Date();
      const messageId = mail.messageId ?? '';
      const twins = messages.filter(
        (other) => messageId !== '' && other.messageId === messageId && other.to.join() === envelope.to.join(),
      );
      const message: InboxMessage = {
        id: `${now.toISOString().replace(/\D/g, '')}-${process.pid}-${String(count++).padStart(4, '0')}`,
        at: now.toISOString(),
        from: envelope.from,
        to: [...envelope.to],
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: withPictures(mail),
        messageId,
        deliveries: twins.reduce((count, twin) => count + twin.deliveries, 1),
      };
      writeWhole(fileOf(message), JSON.stringify(message));
      const kept = [message, ...messages.filter((other) => !twins.includes(other))];
      messages = kept.slice(0, limit);
      for (const gone of [...twins, ...kept.slice(limit)]) rmSync(fileOf(gone), { force: true });
    },
  };
}

/** The HTML with the pictures that came along in their places, so that it shows them with nothing to fetch. */
function withPictures({ html = '', attachments }: Email): string {
  return attachments.reduce((shown, { contentId, mimeType, content }) => {
    const cid = contentId?.replace(/^<|>$/g, '');
    if (!cid || !/^image\/(png|jpeg)$/.test(mimeType)) return shown;
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
    return shown.replaceAll(`"cid:${cid}"`, `"data:${mimeType};base64,${bytes.toString('base64')}"`);
  }, html);
}

function readMessage(file: string): InboxMessage[] {
  try {
    return [messageSchema.parse(JSON.parse(readFileSync(file, 'utf8')))];
  } catch {
    return [];
  }
}
