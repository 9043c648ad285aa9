// Prints what the service serves of a job description without a model: npm run plan -- FILE   (- for standard input)
import { longestDescription, readJobDescription } from '../packages/interview/src/index.ts';
import { fitReading } from '../packages/server/src/jobPosts/fitReading.ts';
import { InputError, readInput, runCommand } from './lib/input.ts';
import { readAdvert } from '../packages/server/src/textWork/reading.ts';

const firstLine = 'Usage: npm run plan -- FILE (or - for standard input)';
const usage = `${firstLine}

Prints what is read in a job description as JSON: title, skills, questions, and besides duties, conditions, seniority, and what each
question asks about.`;

async function plan(files: readonly string[]): Promise<string> {
  const [file, ...others] = files;
  if (file === '--help') return usage;
  if (file === undefined || others.length > 0) throw new InputError(firstLine);
  const content = readInput(file).trim();
  if (!content) throw new InputError(`${file === '-' ? 'Standard input' : file} is empty.`);
  if (content.length > longestDescription) {
    const [length, most] = [content.length, longestDescription].map((count) => count.toLocaleString('en'));
    throw new InputError(`A job description must have at most ${most} characters; this one has ${length}.`);
  }
  const reading = await readJobDescription(content, readAdvert);
  const suggestion = fitReading(reading);
  const questions = reading.questions.filter(({ text }) => suggestion.key_questions.includes(text));
  return JSON.stringify({ ...reading, ...suggestion, questions }, null, 2);
}

await runCommand(async () => console.log(await plan(process.argv.slice(2))));
