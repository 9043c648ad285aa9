/** A set-up that cannot go on: the message is one sentence with the remedy, for a person to read. */
export class SetupError extends Error {
  /** @param {string} sentence @param {string} [details] what the failed tool printed */
  constructor(sentence, details) {
    super(sentence);
    this.details = details;
  }
}

/** What happened in a step, in a few words; `warning` marks one that could not be done and was passed over, with a line
 * for each thing that is missing now.
 * @typedef {string | { warning: string | string[] }} Outcome */

/**
 * `note` says something once. `progress` says how far something is: on a terminal each line replaces the one before,
 * elsewhere one appears every few seconds.
 * @typedef {{ note: (text: string) => void, progress: (text: string) => void }} StepOutput
 */

/** Between two lines of progress. */
const progressEveryMs = { terminal: 200, elsewhere: 5000 };

/**
 * What a step says while it works.
 * @param {string} name
 * @param {{ write: (text: string) => unknown, isTTY?: boolean }} [stream]
 * @param {() => number} [nowInMs]
 */
export function stepOutput(name, stream = process.stdout, nowInMs = () => performance.now()) {
  let drawn = false;
  let saidAtInMs = nowInMs();
  const clear = () => {
    if (drawn) stream.write('\r\x1b[2K');
    drawn = false;
  };
  const note = (/** @type {string} */ text, end = '\n') => {
    clear();
    stream.write(`  … ${name}: ${text}${end}`);
  };
  const progress = (/** @type {string} */ text) => {
    const everyMs = stream.isTTY ? progressEveryMs.terminal : progressEveryMs.elsewhere;
    if (nowInMs() - saidAtInMs < everyMs) return;
    saidAtInMs = nowInMs();
    note(text, stream.isTTY ? '' : '\n');
    drawn = stream.isTTY === true;
  };
  return { note, progress, clear };
}

/**
 * Runs one step and prints its line: what, how it went, and how long it took.
 * @param {string} name
 * @param {(output: StepOutput) => Promise<Outcome> | Outcome} work
 */
export async function step(name, work) {
  const startedAt = performance.now();
  const output = stepOutput(name);
  let outcome;
  try {
    outcome = await work(output);
  } finally {
    output.clear();
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (typeof outcome === 'string') console.log(`  ✓ ${name}: ${outcome} (${seconds} s)`);
  else for (const warning of [outcome.warning].flat()) console.warn(`  ! ${name}: ${warning} (${seconds} s)`);
}

/** What an error says, or what its cause says: `fetch failed` alone helps no one.
 * @param {unknown} error */
export function messageOf(error) {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
