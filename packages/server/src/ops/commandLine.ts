/** Reads a day like `2026-11-01` of a command line, as its first moment in UTC. Null for what is no day. */
export function dayOf(text: string | undefined): Date | undefined | null {
  if (text === undefined) return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? null : day;
}

/** Says why a command failed, without the query that failed: an operator has no use for it. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
