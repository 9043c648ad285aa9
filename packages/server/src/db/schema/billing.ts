import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './people.ts';
import { time } from './time.ts';

/** Who holds the payments: what one knows of means nothing to another, so that a test never counts as a payment. */
const provider = () => text('provider', { enum: ['stripe-live', 'stripe-test', 'local'] }).notNull();

/** The customer that an account is at the payment provider; at most one. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    provider: provider(),
    customerId: text('customer_id').notNull().unique(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.uid, table.provider] })],
);

/**
 * Checkouts that were begun; at most one is open for the same thing, and none once a candidate is paid for, so that
 * nothing is paid for twice.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    /** Unguessable; the provider's idempotency keys are made from it. */
    id: text('id').primaryKey(),
    provider: provider(),
    kind: text('kind', { enum: ['subscription', 'candidate'] }).notNull(),
    /** What is paid for: the account's id for a subscription, the session's id for a candidate. */
    subject: text('subject').notNull(),
    /** The account that pays; null for an employer, who has none. */
    uid: text('uid').references(() => users.uid, { onDelete: 'cascade' }),
    status: text('status', { enum: ['open', 'paid', 'closed'] })
      .notNull()
      .default('open'),
    /** The provider's id of it and its page; null until the provider has answered. */
    sessionId: text('session_id').unique(),
    url: text('url'),
    createdAt: time('created_at').notNull().defaultNow(),
    /** When it was known to be paid. */
    paidAt: time('paid_at'),
    /** Since when the payment is taken back, by a refund or a dispute. */
    returnedAt: time('returned_at'),
  },
  (table) => [
    uniqueIndex('checkouts_candidate')
      .on(table.provider, table.subject)
      .where(sql`${table.kind} = 'candidate' and ${table.status} <> 'closed'`),
    uniqueIndex('checkouts_open')
      .on(table.provider, table.kind, table.subject)
      .where(sql`${table.status} = 'open'`),
    index('checkouts_owner').on(table.uid),
  ],
);

/** Subscriptions as the payment provider last told of them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    provider: provider(),
    /** The provider's own word: active, trialing, past_due, unpaid, canceled, … */
    status: text('status').notNull(),
    periodEnd: time('period_end'),
    /** When it ends for good; null while it renews. */
    cancelAt: time('cancel_at'),
    /** The moment that this row tells of, by the provider's clock, in epoch seconds. */
    asOf: bigint('as_of', { mode: 'number' }).notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [index('subscriptions_owner').on(table.uid)],
);

/** What the local test checkout holds in place of a payment provider. */
export const testPayments = pgTable(
  'test_payments',
  {
    id: text('id').primaryKey(),
    /** The customer whose it is; null where a checkout has none. */
    customer: text('customer'),
    object: jsonb('object').notNull(),
    /** Events about it that the webhook has not taken yet, oldest first. */
    outbox: jsonb('outbox').notNull().default([]),
  },
  (table) => [index('test_payments_customer').on(table.customer)],
);
