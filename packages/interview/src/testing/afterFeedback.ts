import { planForProfile } from '../plan.ts';
import type { PolicyState } from '../policy/state.ts';
import { as, play, said, telling } from './talk.ts';

const opener =
  'I have been a ward nurse for six years, on a surgical ward first and now in the emergency room, and I want more of it.';
const parts = [
  ['situation', 'On a night shift a man came in with chest pain and no doctor was free to look at him.'],
  ['action', 'I took his pulse, called the doctor, and got the trolley ready myself in a minute.'],
] as const;

/** A coached interview right after feedback on a story without its end, while the candidate may try again or move on. */
export function afterFeedback(): PolicyState {
  const plan = planForProfile({ targetRole: 'Nurse', described: null, resumeText: '' }, 'a') ?? undefined;
  const endless = said(parts.map(([, text]) => text).join(' '), telling(parts));
  const start = { plan, coached: true };
  return play([{ type: 'ready', atMs: 1_000 }, said(opener, as('answer')), endless], start).state;
}
