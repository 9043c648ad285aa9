import { timestamp } from 'drizzle-orm/pg-core';

/** A moment, with its time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
