import { setTimeout as wait } from 'node:timers/promises';

/** Most tries for a download: networks have bad moments. */
const mostTries = 3;

/**
 * Tries to fetch something, at most three times, until there is no problem any more.
 * @template T
 * @param {() => Promise<T>} attempt
 * @param {(result: T) => string | undefined} problemOf
 * @param {import('./report.mjs').StepOutput} output is told before each further try
 * @param {{ pauseInMs?: number }} [options] how long to wait before it
 * @returns {Promise<T>} what the last try gave
 */
export async function fetchWithTries(attempt, problemOf, output, { pauseInMs = 1000 } = {}) {
  for (let n = 1; ; n++) {
    const result = await attempt();
    const problem = problemOf(result);
    if (problem === undefined || n === mostTries) return result;
    output.note(`${problem}: trying again (${n + 1} of ${mostTries})`);
    await wait(pauseInMs);
  }
}
