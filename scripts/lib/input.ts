import { readFileSync } from 'node:fs';

/** A command was given something that it can't work with; the message is all that is said. */
export class InputError extends Error {}

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read',
  EISDIR: 'it is a folder',
};

/** The text of a file, or of standard input for "-". @throws {InputError} when it can't be read. */
export function readInput(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new InputError(`Can't read ${file}: ${causes[code] ?? code}.`);
  }
}

/** Runs a command; what is wrong with its input is said in one sentence. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
