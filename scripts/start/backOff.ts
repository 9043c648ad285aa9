const delaysInMs = [100, 500, 1000, 2000, 5000];

/** How long to wait before a part is started again, given how often it has died lately. At most 10 s. */
export function backOffInMs(deaths: number): number {
  return delaysInMs[deaths] ?? 10_000;
}
