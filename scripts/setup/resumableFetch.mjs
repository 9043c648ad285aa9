import { closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from './report.mjs';

/** A line that breaks off this often is given up; the next run goes on from where it was. */
const mostAttempts = 20;

/**
 * Fetches a file of known size. A transfer that breaks off goes on where it ended, in this run or in a later one: what
 * came so far stays in `part`.
 * @param {string} address
 * @param {string} part
 * @param {number} bytes
 * @param {{ onBytes?: (bytes: number) => void, stallInMs?: number, pauseInMs?: number }} [options] `stallInMs`: how long
 *   a transfer may bring nothing
 * @returns {Promise<string | undefined>} the problem
 */
export async function fetchResumably(address, part, bytes, options = {}) {
  mkdirSync(dirname(part), { recursive: true });
  if (sizeOf(part) > bytes) rmSync(part);
  let problem;
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const before = sizeOf(part);
    if (before === bytes) return undefined;
    if (attempt > 0) await wait(options.pauseInMs ?? 1000);
    problem = await receive(address, part, bytes, options);
    if (sizeOf(part) === bytes) return undefined;
    if (sizeOf(part) <= before) break;
  }
  return problem ?? 'it ended early';
}

/**
 * @param {string} address
 * @param {string} part
 * @param {number} bytes
 * @param {{ onBytes?: (bytes: number) => void, stallInMs?: number }} options
 * @returns {Promise<string | undefined>} the problem
 */
async function receive(address, part, bytes, { onBytes, stallInMs = 30_000 }) {
  const stalled = new AbortController();
  const abort = () => stalled.abort(new Error(`nothing came for ${stallInMs / 1000} s`));
  const deadline = setTimeout(abort, stallInMs);
  let received = sizeOf(part);
  try {
    const reply = await ask(address, received, stalled.signal);
    if (!reply.ok || !reply.body) return `${new URL(address).host} answered ${reply.status}`;
    if (reply.status !== 206) received = 0;
    const length = Number(reply.headers.get('content-length') ?? 0);
    if (length > 0 && !reply.headers.has('content-encoding') && received + length !== bytes) {
      stalled.abort();
      return 'it has another size';
    }
    const file = openSync(part, received > 0 ? 'a' : 'w');
    try {
      for await (const chunk of reply.body) {
        if (received + chunk.length > bytes) return 'it is too long';
        writeSync(file, chunk);
        received += chunk.length;
        deadline.refresh();
        onBytes?.(received);
      }
    } finally {
      closeSync(file);
    }
    return undefined;
  } catch (error) {
    return messageOf(error);
  } finally {
    clearTimeout(deadline);
  }
}

/** Asks for the rest, or for the whole where the rest is not to be had.
 * @param {string} address @param {number} from @param {AbortSignal} signal */
async function ask(address, from, signal) {
  const headers = { 'accept-encoding': 'identity' };
  if (from === 0) return fetch(address, { headers, signal });
  const reply = await fetch(address, { headers: { ...headers, range: `bytes=${from}-` }, signal });
  const start = /^bytes (\d+)-/.exec(reply.headers.get('content-range') ?? '')?.[1];
  const wrongRange = reply.status === 206 && Number(start) !== from;
  if (reply.status !== 416 && !wrongRange) return reply;
  await reply.body?.cancel();
  return fetch(address, { headers, signal });
}

/** @param {string} file */
function sizeOf(file) {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
