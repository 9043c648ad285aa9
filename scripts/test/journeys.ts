const files = (...names: readonly string[]) => names.map((name) => `${name}.spec.ts`);

/** Journeys made in a wide window, which has another way to do it, or in windows of their own; all others on a phone. */
export const onADesk = files(
  ...['accessibility', 'hero-video', 'keyboard', 'microphone', 'mock-page', 'navigation', 'outage'],
  ...['public-pages', 'start', 'subscription'],
);

/** Journeys made in both windows. */
export const onBoth = files('routes');

/** One whole interview by voice: the one that `npm test` has. */
export const oneSpoken = files('spoken-interview');

/**
 * Journeys in which people speak, and replies are waited for, so that nothing else may run beside them. `npm run test:all`
 * has them.
 */
export const withAVoice = files('endpoints', 'hiring', 'recording', 'resilience', 'speech-service', 'spoken-turns');

/** Journeys that have to wait, in real time, for what the product does after a time. `npm run test:all` has them. */
export const thatWait = files('busy', 'unreached');
