import { parseArgs } from 'node:util';
import { personaSchema } from '../../packages/interview/src/index.ts';
import type { Persona } from '../../packages/interview/src/index.ts';

/** What stops the command, in a sentence. */
export class InterviewError extends Error {}

/** What `npm run interview` was asked for. */
export interface InterviewOptions {
  /** A file with a job description, `-` excepted: standard input is for the answers. */
  readonly job: string | undefined;
  readonly role: string | undefined;
  readonly persona: Persona;
  readonly seed: string | undefined;
  readonly minutes: number;
  /** Where the session file goes. */
  readonly save: string | undefined;
  readonly help: boolean;
}

export const usage = `Usage: npm run interview -- [options]

Holds a typed interview in the terminal. Each line is an answer, an empty line is silence, and the end of
the input (Ctrl-D) leaves. Say "repeat", "skip", or "stop", as in a spoken one.

  --job FILE       ask what this job description calls for
  --role TITLE     ask for this role, as in --role "staff nurse" (default: the interviewer asks for it)
  --persona NAME   friendly, neutral or demanding (default neutral)
  --minutes N      how long it may take, 2 to 120 (default 20)
  --seed WORD      the same word gives the same questions (default: others each time)
  --save FILE      write the session file, for npm run report -- FILE
  --help           this text`;

const known = {
  job: { type: 'string' },
  role: { type: 'string' },
  persona: { type: 'string' },
  seed: { type: 'string' },
  minutes: { type: 'string' },
  save: { type: 'string' },
  help: { type: 'boolean' },
} as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/(?<=\.)\s|\n/);
    throw new InterviewError(`${first.replace(/\.$/, '')}. npm run interview -- --help lists what can be said.`);
  }
}

/**
 * Reads the command line.
 * @throws {InterviewError} with a sentence about the first thing that is wrong
 */
export function parseOptions(args: readonly string[]): InterviewOptions {
  const { job, role, seed, save, help = false, ...values } = read(args);
  for (const [name, value] of Object.entries({ job, role, seed, save }))
    if (value?.trim() === '') throw new InterviewError(`--${name} needs something after it.`);
  if (job !== undefined && role !== undefined)
    throw new InterviewError('--job and --role exclude each other: a job description names its role.');
  if (job === '-') throw new InterviewError('--job needs a file: standard input is for the answers.');
  const persona = personaSchema.safeParse(values.persona ?? 'neutral');
  if (!persona.success)
    throw new InterviewError(`--persona must be friendly, neutral or demanding, not "${values.persona}".`);
  const minutes = Number(values.minutes ?? '20');
  if (!/^\d+$/.test(values.minutes ?? '20') || minutes < 2 || minutes > 120)
    throw new InterviewError(`--minutes must be a whole number from 2 to 120, not "${values.minutes}".`);
  return { job, role, persona: persona.data, seed, minutes, save, help };
}
