import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { rooms, sessions } from './sessions.ts';
import { time } from './time.ts';

/** Rooms in which one question of an earlier practice interview is said again. */
export const tries = pgTable(
  'tries',
  {
    roomId: text('room_id')
      .primaryKey()
      .references(() => rooms.id, { onDelete: 'cascade' }),
    ownerUid: text('owner_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** The interview in which the question was asked first, which is no try itself. */
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    /** As it was asked. */
    question: text('question').notNull(),
    /** The interview's plan, of this one question. */
    plan: jsonb('plan').notNull(),
    persona: text('persona', { enum: ['friendly', 'neutral', 'demanding'] }).notNull(),
    madeAt: time('made_at').notNull().defaultNow(),
  },
  (table) => [index('tries_of').on(table.sessionId, table.questionId), index('tries_owner').on(table.ownerUid)],
);

/**
 * Answers of practice that have a level: from them it is reckoned when a question is to be said again, so that a correction, or
 * an interview that is erased, changes that too.
 */
export const assessedAnswers = pgTable(
  'assessed_answers',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    ownerUid: text('owner_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** As it was asked: what is asked in the same words is the same question. */
    question: text('question').notNull(),
    /** What was practiced. */
    title: text('title').notNull(),
    level: text('level', { enum: ['not-shown', 'developing', 'solid', 'strong'] }).notNull(),
    saidAt: time('said_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.questionId] }),
    index('assessed_answers_owner').on(table.ownerUid, table.saidAt),
  ],
);

/** Answers that their speakers keep. What was said stands in the interview's report, with what was corrected since. */
export const keptAnswers = pgTable(
  'kept_answers',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    ownerUid: text('owner_uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    keptAt: time('kept_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.questionId] }),
    index('kept_answers_owner').on(table.ownerUid, table.keptAt),
  ],
);
