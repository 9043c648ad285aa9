import { createHash } from 'node:crypto';
import { accountErasedEmail } from '@viva/ui/emails';
import { eq } from 'drizzle-orm';
import { erasures } from '../db/schema/index.ts';
import type { Service } from '../service.ts';

/** Tells somebody that their account is erased, once, and forgets their address. */
export async function confirmErasure(service: Service, uid: string): Promise<void> {
  const { db, brand, mailer, publicUrl } = service;
  await db.transaction(async (tx) => {
    // Locked, so that two processes do not send it both.
    const [erased] = await tx.select().from(erasures).where(eq(erasures.uid, uid)).for('update');
    if (!erased?.erasedAt || !erased.email) return;
    const dateText = erased.erasedAt.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    const { interviews, paid } = erased;
    const id = createHash('sha256').update(`erasure of ${uid}`).digest('base64url');
    await mailer.send({
      ...accountErasedEmail({ brand, interviews, dateText, paid }),
      to: erased.email,
      messageId: `<erased-${id}@${new URL(publicUrl).hostname}>`,
    });
    await tx.update(erasures).set({ email: null }).where(eq(erasures.uid, uid));
  });
}
