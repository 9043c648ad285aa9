import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The value that follows an option on a command line. */
export function optionOf(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
}

/** The database of an operator's command: DATABASE_URL, or as `npm start` has it, the password beside the data and the port after the page's. */
export function databaseUrl(args: readonly string[]): string {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const folder = resolve(optionOf(args, '--data') ?? '.viva');
  const password = readFileSync(join(folder, 'postgres', 'password'), 'utf8').trim();
  return `postgres://viva:${password}@127.0.0.1:${Number(process.env.PORT || 3000) + 3}/viva`;
}
