import { pino } from 'pino';
import { variables } from './configVariables.ts';
import { ServiceError } from './service/serviceClient.ts';

/** A wrong level is complained of where the configuration is read, with all else that is wrong. */
const level = variables.LOG_LEVEL.schema.safeParse(process.env.LOG_LEVEL || undefined).data ?? 'warn';

/** JSON lines on standard output, without speech, names or addresses. */
export const log = pino({ name: 'interviewer', level });

/**
 * What may be logged of an error: its kind and where it arose. Messages of other people's errors may quote what was
 * said (a parser quotes its input, an endpoint its request), so only our own are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const where = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return {
    kind: error.name,
    ...(error instanceof ServiceError ? { message: error.message, code: error.code, status: error.status } : {}),
    ...('status' in error && typeof error.status === 'number' ? { status: error.status } : {}),
    ...(where ? { where: where.trim() } : {}),
  };
}

/** Warns that this machine's clock is not the service's. */
export const warnOfSkew = (aheadS: number): void =>
  log.warn({ aheadS }, 'the clock of the service differs from this machine’s: check that both are set by NTP');
