// Prints what the service serves of a job description without a model: npm run plan -- FILE   (- for standard input)
import { readFileSync } from 'node:fs';
import { longestDescription } from '../packages/interview/src/index.ts';
import { readDescription } from '../packages/server/src/textWork/tasks.ts';

class PlanError extends Error {}

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it may not be read',
  EISDIR: 'it is a folder',
};

function read(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new PlanError(`Can't read ${file}: ${causes[code] ?? code}.`);
  }
}

function plan(files: readonly string[]): string {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0)
    throw new PlanError('Usage: npm run plan -- FILE (or - for standard input)');
  const content = read(file)
    .replace(/^\ufeff/, '')
    .trim();
  if (!content) throw new PlanError(`${file === '-' ? 'Standard input' : file} is empty.`);
  if (content.length > longestDescription) {
    const [length, most] = [content.length, longestDescription].map((count) => count.toLocaleString('en'));
    throw new PlanError(`A job description must have at most ${most} characters; this one has ${length}.`);
  }
  return JSON.stringify(readDescription(content), null, 2);
}

try {
  console.log(plan(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof PlanError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
