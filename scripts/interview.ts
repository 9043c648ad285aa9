// Holds a typed interview in the terminal: npm run interview -- --job job.txt   (--help for the rest)
import { randomUUID } from 'node:crypto';
import { modelFolders, openUnderstanding } from '../packages/understanding/src/index.ts';
import { wallClock, wordClock } from './interview/clock.ts';
import { checkPlace, readJob, writeSession } from './interview/files.ts';
import { hold } from './interview/hold.ts';
import { InterviewError, parseOptions, usage } from './interview/options.ts';
import { beginning, sessionOf } from './interview/session.ts';
import { terminal } from './interview/terminal.ts';

async function interview(args: readonly string[]): Promise<void> {
  const options = parseOptions(args);
  if (options.help) return console.log(usage);
  const job = options.job === undefined ? undefined : readJob(options.job);
  if (options.save !== undefined) checkPlace(options.save);
  const start = await beginning(options, job, options.seed ?? randomUUID());
  const understanding = await openUnderstanding(modelFolders());
  const { answers, say, close } = terminal();
  const clock = process.stdin.isTTY ? wallClock() : wordClock();
  const held = await hold(start, { answers, say, clock, understanding });
  close();
  if (held.left) console.error('You left the interview.');
  if (options.save === undefined) return;
  writeSession(options.save, sessionOf(held));
  console.error(`What was said is in ${options.save}; npm run report -- ${options.save} prints its report.`);
}

try {
  await interview(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof InterviewError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
