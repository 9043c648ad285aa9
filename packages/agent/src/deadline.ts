/**
 * The outcome of `work`, or of `late` when `work` takes longer than `ms`; a `late` that throws makes it a failure. Work
 * that is late goes on, unless `late` ends it.
 */
export async function within<T, L>(work: Promise<T>, ms: number, late: () => L): Promise<T | L> {
  let timer: NodeJS.Timeout | undefined;
  const lateness = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  try {
    return await Promise.race([work, lateness.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until `work` is done, at most `ms`. Rejects when `work` does. */
export async function atMost(work: Promise<unknown>, ms: number): Promise<void> {
  await within(work, ms, () => undefined);
}
