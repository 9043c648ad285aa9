import { describeError } from '../http/log.ts';

/** A part of the product that is up. */
export interface RunningPart {
  /** What whoever started it is told, as a message and as a line of JSON. */
  readonly ready: Readonly<Record<string, string | number>>;
  readonly stop: () => Promise<void>;
}

/** Longest time that stopping may take, in milliseconds. */
const stopDeadlineMs = 10_000;

/**
 * Runs a part as this process: tells the parent when it is ready (`{ ready: true, part, … }` over the IPC channel, and
 * a line on standard output), and stops it on SIGINT and SIGTERM, or when the parent is gone. A part that cannot start
 * says why in a line and exits with 1.
 */
export async function runPart(part: string, start: () => Promise<RunningPart>): Promise<void> {
  const running = start();
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), stopDeadlineMs).unref();
    running
      .then((up) => up.stop())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  if (process.send) process.on('disconnect', stop);
  try {
    const message = { ready: true, part, ...(await running).ready };
    console.log(JSON.stringify(message));
    process.send?.(message);
  } catch (error) {
    console.error(`${part} cannot start: ${sentence(error)}`);
    if (process.env.LOG_LEVEL === 'debug') console.error(JSON.stringify(describeError(error)));
    process.exit(1);
  }
}

function sentence(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error) {
    return `port ${String(error.port)} is in use. Stop what uses it, or choose another port.`;
  }
  return error.message.split('\n')[0] ?? error.name;
}
