import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { time } from './time.ts';

/** What was said in a text chat; a conversation is a person's own under its id. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    ownerUid: text('owner_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    conversationId: text('conversation_id').notNull(),
    /** Place in the conversation; a question is followed by its answer. */
    n: integer('n').notNull(),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    saidAt: time('said_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerUid, table.conversationId, table.n] })],
);
