import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { chatMessages } from '../db/schema/chat.ts';

/** Whose conversation it is, and its id. */
export interface ConversationKey {
  readonly ownerUid: string;
  readonly conversationId: string;
}

/** Something said, by the person or by the assistant. */
export interface Said {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** Messages of a conversation that are kept; what is older goes with the next message. */
const kept = 400;

const ofConversation = ({ ownerUid, conversationId }: ConversationKey) =>
  and(eq(chatMessages.ownerUid, ownerUid), eq(chatMessages.conversationId, conversationId));

/** The last messages of a conversation, oldest first. */
export async function lastMessages(db: Db, key: ConversationKey, count: number): Promise<Said[]> {
  const newestFirst = await db
    .select({ role: chatMessages.role, content: chatMessages.content })
    .from(chatMessages)
    .where(ofConversation(key))
    .orderBy(desc(chatMessages.n))
    .limit(count);
  return newestFirst.reverse();
}

/**
 * Adds a question and its answer, next to each other: also when another process answers in the same conversation at the
 * same moment.
 */
export async function addExchange(db: Db, key: ConversationKey, question: string, answer: string): Promise<void> {
  await db.transaction(async (tx) => {
    const lock = `chat ${key.ownerUid} ${key.conversationId}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const [last] = await tx
      .select({ n: chatMessages.n })
      .from(chatMessages)
      .where(ofConversation(key))
      .orderBy(desc(chatMessages.n))
      .limit(1);
    const n = (last?.n ?? -1) + 1;
    await tx.insert(chatMessages).values([
      { ...key, n, role: 'user', content: question },
      { ...key, n: n + 1, role: 'assistant', content: answer },
    ]);
    await tx.delete(chatMessages).where(and(ofConversation(key), lte(chatMessages.n, n + 1 - kept)));
  });
}
