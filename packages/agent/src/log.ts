import { pino } from 'pino';

/** JSON lines on standard output, without speech, names or addresses. */
export const log = pino({ name: 'interviewer', level: process.env.LOG_LEVEL ?? 'warn' });
