/** How long a connection may take, in milliseconds. */
export interface Patience {
  /** Until the head of a request is there. */
  readonly headMs: number;
  /** Until all of a request is there. */
  readonly requestMs: number;
  /** Without a byte in either direction. */
  readonly idleMs: number;
  /** Between two looks at the first two. */
  readonly checkMs: number;
}

/**
 * The largest body, 6 MB of an interview's sound or a résumé, arrives in a minute on a line of 1 Mbit/s. No call is answered
 * later than a model's deadline, which is far under the idle time.
 */
export const usualPatience: Patience = { headMs: 15_000, requestMs: 60_000, idleMs: 120_000, checkMs: 5_000 };

/** Most connections of one process; a browser opens up to six, a proxy as many as it is told. */
export const mostConnections = 4_000;
