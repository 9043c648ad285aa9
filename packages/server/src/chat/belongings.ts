import { asc, eq } from 'drizzle-orm';
import type { Belongings } from '../account/belongings.ts';
import type { Db } from '../db/open.ts';
import { chatMessages } from '../db/schema/chat.ts';
import { personaOf } from './persona.ts';

/** Text chats belong to an account: they are exported with it, and their rows go with its row. */
export function chatBelongings(belongings: Belongings): void {
  belongings.add({ name: 'conversations', read: conversationsOf });
}

/** Every conversation of a person with its messages, oldest first. */
async function conversationsOf(db: Db, uid: string) {
  const rows = await db
    .select()
    .from(chatMessages)
    .where(eq(chatMessages.ownerUid, uid))
    .orderBy(asc(chatMessages.conversationId), asc(chatMessages.n));
  return [...Map.groupBy(rows, ({ conversationId }) => conversationId)].map(([id, messages]) => ({
    id,
    with: personaOf(id).name,
    messages: messages.map(({ role, content, saidAt }) => ({ role, content, saidAt: saidAt.toISOString() })),
  }));
}
