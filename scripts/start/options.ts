import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/paths.mjs';
import { StartError } from './startError.ts';

/** What `npm start` was asked for. */
export interface StartOptions {
  /** The first of ten neighbouring ports; see {@link portsFrom}. */
  readonly port: number;
  readonly host: string;
  readonly dataFolder: string;
  readonly reset: boolean;
  readonly dev: boolean;
  /** The page alone, on a mocked service. */
  readonly mock: boolean;
  readonly help: boolean;
}

export const usage = `Usage: npm start -- [options]

  --port PORT   first of ten neighbouring ports (default 3000)
  --data DIR    folder that keeps everything (default .viva in the project)
  --host HOST   network address to listen on (default 127.0.0.1)
  --reset       forget everything in the data folder, then start
  --dev         reload the page and the services when their sources change
  --mock        the page alone, on a mocked service and a scripted interview (npm run dev -- --mock)
  --help        this text`;

/** The highest first port that leaves room for its neighbours. */
const lastBasePort = 65_535 - 9;

/**
 * Reads the command line, and PORT and HOST of the environment where it says nothing.
 * @throws {StartError} with one sentence about the first thing that is wrong
 */
export function parseOptions(args: readonly string[], env: NodeJS.ProcessEnv): StartOptions {
  const values = readArguments(args);
  const given = values.port ?? (env.PORT || '3000');
  const port = Number(given);
  if (!/^\d+$/.test(given) || port < 1 || port > lastBasePort) {
    throw new StartError(
      `The port must be a whole number from 1 to ${lastBasePort}, and "${given}" is not: try --port 3000.`,
    );
  }
  const data = values.data ?? '.viva';
  if (data === '') throw new StartError('--data needs a folder: try --data .viva.');
  const base = values.data === undefined ? root : (env.INIT_CWD ?? process.cwd());
  return {
    port,
    host: values.host ?? (env.HOST || '127.0.0.1'),
    dataFolder: isAbsolute(data) ? data : resolve(join(base, data)),
    reset: values.reset ?? false,
    dev: values.dev ?? false,
    mock: values.mock ?? false,
    help: values.help ?? false,
  };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        data: { type: 'string' },
        host: { type: 'string' },
        reset: { type: 'boolean' },
        dev: { type: 'boolean' },
        mock: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}
