// Prints the report of a session file as JSON: npm run report -- FILE   (- for standard input)
import { readFileSync } from 'node:fs';
import { buildReport, sessionRecordSchema } from '../packages/interview/src/index.ts';
import type { SessionRecord } from '../packages/interview/src/index.ts';

class ReportError extends Error {}

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read',
  EISDIR: 'it is a folder',
};

/** Larger files are no interview: an hour of talk with word times is about one megabyte. */
const largest = 50_000_000;

function read(file: string): string {
  let content: string;
  try {
    content = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new ReportError(`Can't read ${file}: ${causes[code] ?? code}.`);
  }
  if (content.length > largest) throw new ReportError(`${file} is too large for a session file.`);
  return content.replace(/^\ufeff/, '');
}

function parse(name: string, content: string): unknown {
  if (!content.trim()) throw new ReportError(`${name} is empty.`);
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new ReportError(`${name} is no JSON: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown'}.`);
  }
}

/** The first thing that is wrong with a file, as a sentence that names the field. */
function recordIn(name: string, value: unknown): SessionRecord {
  const parsed = sessionRecordSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const field = issue?.path
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`))
    .join('');
  const what = issue?.message.replace(/\s+/g, ' ') ?? 'not of the right shape';
  throw new ReportError(`${name} is no session file: ${field ? `${field}: ` : ''}${what}.`);
}

function report(files: readonly string[]): string {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0)
    throw new ReportError('Usage: npm run report -- FILE (or - for standard input)');
  const name = file === '-' ? 'Standard input' : file;
  return JSON.stringify(buildReport(recordIn(name, parse(name, read(file)))), null, 2);
}

try {
  console.log(report(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof ReportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
