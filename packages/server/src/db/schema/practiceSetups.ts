import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { users } from './people.ts';
import { rooms } from './sessions.ts';
import { time } from './time.ts';

/** How the practice interview in a room was set up, before it began. */
export const practiceSetups = pgTable(
  'practice_setups',
  {
    roomId: text('room_id')
      .primaryKey()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    ownerUid: text('owner_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** '' for none, as the job ad. */
    role: text('role').notNull(),
    advert: text('advert').notNull(),
    /** What was read in the ad; null when there is none, or no job was found in it. */
    described: jsonb('described'),
    persona: text('persona', { enum: ['friendly', 'neutral', 'demanding'] }).notNull(),
    minutes: integer('minutes').notNull(),
    /** Whether feedback follows most answers, with another try at once. */
    coached: boolean('coached').notNull().default(false),
    madeAt: time('made_at').notNull().defaultNow(),
  },
  (table) => [
    index('practice_setups_owner').on(table.ownerUid, table.madeAt),
    check('practice_setups_minutes', sql`${table.minutes} > 0`),
  ],
);
