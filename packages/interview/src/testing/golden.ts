import { turnReadingSchema } from '@viva/understanding';
import { z } from 'zod';
import { planForProfile } from '../plan.ts';
import { decide } from '../policy/decide.ts';
import type { Option, PolicyEvent } from '../policy/option.ts';
import { type PolicyState, personaSchema, startPolicy } from '../policy/state.ts';
import { patienceMs } from '../policy/views.ts';
import { as } from './talk.ts';

/**
 * What a line replies to: the question it belongs to (see `placeOf`), and the interviewer's move, which a transcript shows in
 * parentheses.
 */
const toSchema = z.object({ at: z.number().int(), move: z.string(), probe: z.string().optional() });

const turnSchema = z.object({ to: toSchema, text: z.string(), reading: turnReadingSchema.nullable() });
export type GoldenTurn = z.infer<typeof turnSchema>;

/** Understands a line, said in reply to `asked`; null where nothing is said. */
export type ReadLine = (turn: GoldenTurn, asked: string) => Promise<GoldenTurn['reading']>;

/** A whole interview with a played candidate: their lines, what each replies to, and what was understood of it. */
export const goldenSchema = z.object({
  /** Who the candidate is. */
  about: z.string(),
  /** Missing: the interviewer asks for it. */
  role: z.string().optional(),
  persona: personaSchema,
  seed: z.string(),
  /** An empty text is silence. */
  turns: z.array(turnSchema),
});
export type Golden = z.infer<typeof goldenSchema>;

const maxMs = 20 * 60_000;
/** A word that is said takes so long, in milliseconds. */
const wordMs = 350;
/** Most stock lines in an interview, so that it ends. */
const mostStock = 12;

/** Where an interview is: -1 before the questions, then the number of the question, and at last the candidate's own. */
const placeOf = ({ step, index }: PolicyState): number =>
  step === 'questions' ? index : step === 'own-questions' || step === 'ended' ? ownQuestions : -1;
const ownQuestions = 99;

/** What is said to a move for which no line was written: the interviewer didn't make it when the lines were. */
function stockFor({ move }: Option, place: number): Pick<GoldenTurn, 'text' | 'reading'> {
  if (place === ownQuestions) return { text: 'No, that’s all, thank you.', ...as('done') };
  if (move === 'probe') return { text: 'There’s no more to it than that.', ...as('done') };
  if (move === 'ask') return { text: 'I’d rather skip this one.', ...as('skip') };
  if (move === 'offer') return { text: 'Yes, that was my answer.', ...as('done') };
  return { text: 'Let’s go on, please.', ...as('answer') };
}

/**
 * The next line that was written for where the interview is; those for what wasn't asked are left out. Undefined where there is
 * none.
 */
function lineFor(left: GoldenTurn[], option: Option, place: number): GoldenTurn | undefined {
  while (left[0] && left[0].to.at < place) left.shift();
  const here = left.filter(({ to }) => to.at === place);
  const fits = here.findIndex(({ to }) => to.move === option.move && to.probe === option.probe);
  if (fits < 0 && (option.move === 'probe' || here.length === 0 || here[0]?.to.move === 'probe')) return undefined;
  return left.splice(0, Math.max(0, fits) + 1).at(-1);
}

/** How a transcript marks a line that doesn't reply to what it was written for. */
function markOf(written: GoldenTurn | undefined, { move, probe }: Option): string {
  if (!written) return ' (stock)';
  return written.to.move === move && written.to.probe === probe ? '' : ' (written for another move)';
}

/**
 * The interview as it goes now, line by line, and how many of the written lines had no place in it. `read`: how lines are
 * understood; without it, as was written down.
 */
export async function hold(
  { about, role, persona, seed, turns }: Golden,
  read: ReadLine = ({ reading }) => Promise.resolve(reading),
): Promise<{ transcript: string; unsaid: number }> {
  const plan =
    role === undefined ? null : planForProfile({ targetRole: role, described: null, resumeText: '' }, seed, maxMs);
  let state = startPolicy({ seed, maxMs, persona, emailsReport: false, ...(plan ? { plan } : {}) });
  let atMs = 1_000;
  const lines = [`# ${about}`, ''];
  const say = (event: PolicyEvent): Option => {
    const option = decide(state, event);
    state = option.next;
    atMs += option.say.split(' ').length * wordMs;
    lines.push(`Interviewer (${[option.move, option.probe].filter(Boolean).join(': ')}): ${option.say}`, '');
    return option;
  };
  let option = say({ type: 'ready', atMs });
  const left = [...turns];
  const said = new Set<GoldenTurn>();
  for (let stock = 0; !option.ends && stock < mostStock;) {
    const written = lineFor(left, option, placeOf(state));
    if (written) said.add(written);
    else stock++;
    const { text, reading } = written
      ? { ...written, reading: await read(written, state.prompt) }
      : stockFor(option, placeOf(state));
    lines.push(`Candidate${markOf(written, option)}: ${text || '(says nothing)'}`, '');
    atMs += reading ? text.split(' ').length * wordMs : patienceMs(state);
    option = say(
      reading
        ? { type: 'said', text, atMs, speakingMs: 0, approximate: false, typed: true, reading }
        : { type: 'silence', silentMs: patienceMs(state), atMs },
    );
  }
  const unsaid = turns.filter((turn) => !said.has(turn));
  for (const { text } of unsaid) lines.push(`Not said: ${text}`, '');
  return { transcript: lines.join('\n'), unsaid: unsaid.length };
}
