const starts = new Set<() => void>();

/** What handlers keep between calls, from a first value on. */
export function kept<T>(start: T): { now: T } {
  const value = { now: start };
  starts.add(() => {
    value.now = start;
  });
  return value;
}

/** Sets all that any handlers have kept back to its first value: what one story did, the next must not see. */
export function forgetChanges(): void {
  for (const back of starts) back();
}
