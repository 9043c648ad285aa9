// Prints the report of a session file as JSON: npm run report -- FILE   (- for standard input)
import { buildReport, readAnswers, sessionRecordSchema, withKinds } from '../packages/interview/src/index.ts';
import type { SessionRecord } from '../packages/interview/src/index.ts';
import { kindsOf, modelFolders, openUnderstanding } from '../packages/understanding/src/index.ts';
import { InputError, readInput, runCommand } from './lib/input.ts';

/** Larger files are no interview: an hour of talk with word times is about one megabyte. */
const largest = 50_000_000;

function read(file: string): string {
  const content = readInput(file);
  if (content.length > largest) throw new InputError(`${file} is too large for a session file.`);
  return content;
}

function parse(name: string, content: string): unknown {
  if (!content.trim()) throw new InputError(`${name} is empty.`);
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new InputError(`${name} is no JSON: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown'}.`);
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
  throw new InputError(`${name} is no session file: ${field ? `${field}: ` : ''}${what}.`);
}

const firstLine = 'Usage: npm run report -- FILE (or - for standard input)';
const usage = `${firstLine}

Prints the report of a session file as JSON.`;

async function report(files: readonly string[]): Promise<string> {
  const [file, ...others] = files;
  if (file === '--help') return usage;
  if (file === undefined || others.length > 0) throw new InputError(firstLine);
  const name = file === '-' ? 'Standard input' : file;
  const record = recordIn(name, parse(name, read(file)));
  const understanding = await openUnderstanding(modelFolders());
  const known = await withKinds(record, async (text, asked) => kindsOf(await understanding.readTurn(text, asked)));
  const answers = understanding.answers && (await readAnswers(known, understanding.answers));
  return JSON.stringify(buildReport(known, { read: answers }), null, 2);
}

await runCommand(async () => console.log(await report(process.argv.slice(2))));
