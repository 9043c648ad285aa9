/** A set-up that cannot go on: the message is one sentence with the remedy, for a person to read. */
export class SetupError extends Error {
  /** @param {string} sentence @param {string} [details] what the failed tool printed */
  constructor(sentence, details) {
    super(sentence);
    this.details = details;
  }
}

/** What happened in a step, in a few words; `warning` marks one that could not be done and was passed over.
 * @typedef {string | { warning: string }} Outcome */

/** @typedef {{ note: (text: string) => void }} StepOutput */

/**
 * Runs one step and prints its line: what, how it went, and how long it took.
 * @param {string} name
 * @param {(output: StepOutput) => Promise<Outcome> | Outcome} work
 */
export async function step(name, work) {
  const startedAt = performance.now();
  const note = (/** @type {string} */ text) => console.log(`  … ${name}: ${text}`);
  const outcome = await work({ note });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (typeof outcome === 'string') console.log(`  ✓ ${name}: ${outcome} (${seconds} s)`);
  else console.warn(`  ! ${name}: ${outcome.warning} (${seconds} s)`);
}
