import { type ParseArgsConfig, parseArgs } from 'node:util';
import { ConfigError } from '../../packages/agent/src/config.ts';
import { SpeechError } from './speechError.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** Reads a command line. @throws {SpeechError} with a sentence about the first thing that is wrong */
export function parseCommand<const O extends Options>(args: readonly string[], options: O, help: string) {
  try {
    return parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean' } },
      strict: true,
      allowPositionals: true,
    });
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=\.)\s|\n/);
    throw new SpeechError(`${first.replace(/\.$/, '')}. ${help} lists what can be said.`);
  }
}

/** Runs a command to its end: what is wrong goes to standard error as a sentence, and the exit code is 1. */
export async function runCommand(work: (args: readonly string[]) => Promise<void>): Promise<never> {
  // Whoever reads the output may stop reading, as `head` does.
  process.stdout.on('error', () => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  let code = 0;
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof SpeechError || error instanceof ConfigError)) throw error;
    console.error(error.message);
    code = 1;
  }
  // The room's library would keep the process alive.
  await new Promise<void>((resolve) => process.stdout.write('', () => resolve()));
  process.exit(process.exitCode ?? code);
}
