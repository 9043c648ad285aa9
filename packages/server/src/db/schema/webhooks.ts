import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from './time.ts';

/** Webhook events that have been acted on, so that a replay does nothing. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    source: text('source').notNull(),
    id: text('id').notNull(),
    seenAt: time('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.source, table.id] })],
);
