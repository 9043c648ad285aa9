/** PostgreSQL's code for a transaction that it ended because it and another one waited for each other. */
const deadlock = '40P01';
/** How often something is tried in all: the other one is done by then. */
const attempts = 3;

/**
 * Does something again that PostgreSQL ended because of a deadlock, as it asks for; only for what can be repeated.
 * @throws what the last attempt threw
 */
export async function againOnDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      if (attempt === attempts || !isDeadlock(error)) throw error;
    }
  }
}

/** The database's own error may stand inside that of the query builder. */
function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === deadlock) || isDeadlock(error.cause);
}
