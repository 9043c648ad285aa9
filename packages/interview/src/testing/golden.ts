import { turnReadingSchema } from '@viva/understanding';
import { z } from 'zod';
import { planForProfile } from '../plan.ts';
import { decide } from '../policy/decide.ts';
import { personaSchema, startPolicy } from '../policy/state.ts';
import { patienceMs } from '../policy/views.ts';

/** A whole interview with a played candidate: what they said, and what was understood of it. */
export const goldenSchema = z.object({
  /** Who the candidate is. */
  about: z.string(),
  /** Missing: the interviewer asks for it. */
  role: z.string().optional(),
  persona: personaSchema,
  seed: z.string(),
  /** An empty text is silence. */
  turns: z.array(z.object({ text: z.string(), reading: turnReadingSchema.nullable() })),
});
export type Golden = z.infer<typeof goldenSchema>;

const maxMs = 20 * 60_000;
/** A word that is said takes so long, in milliseconds. */
const wordMs = 350;

/** The interview as it goes now, line by line. */
export function transcriptOf({ about, role, persona, seed, turns }: Golden): string {
  const plan =
    role === undefined ? null : planForProfile({ targetRole: role, described: null, resumeText: '' }, seed, maxMs);
  let state = startPolicy({ seed, maxMs, persona, emailsReport: false, ...(plan ? { plan } : {}) });
  let atMs = 1_000;
  const lines = [`# ${about}`, ''];
  const say = (option: ReturnType<typeof decide>) => {
    state = option.next;
    atMs += option.say.split(' ').length * wordMs;
    lines.push(`Interviewer (${[option.move, option.probe].filter(Boolean).join(': ')}): ${option.say}`, '');
    return option.ends;
  };
  if (say(decide(state, { type: 'ready', atMs }))) return lines.join('\n');
  for (const { text, reading } of turns) {
    lines.push(`Candidate: ${text || '(says nothing)'}`, '');
    atMs += reading ? text.split(' ').length * wordMs : patienceMs(state);
    const option = reading
      ? decide(state, { type: 'said', text, atMs, speakingMs: 0, approximate: false, typed: true, reading })
      : decide(state, { type: 'silence', silentMs: patienceMs(state), atMs });
    if (say(option)) break;
  }
  return lines.join('\n');
}
