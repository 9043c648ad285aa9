/** Waits for `work`, but no longer than until the signal; the work itself goes on unheard. */
export function unlessAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('aborted', { cause: signal.reason }));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    const settled = () => signal.removeEventListener('abort', stop);
    work.finally(settled).then(resolve, reject);
  });
}

/** Lets time pass, in milliseconds; an abort ends it at once. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    if (signal?.aborted) done();
    signal?.addEventListener('abort', done, { once: true });
  });
}
