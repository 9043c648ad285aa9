import { article, spokenTitle } from '../jobs/questions/spoken.ts';
import { openers, plainOpener } from '../jobs/questions/wordings.ts';
import { seeded } from '../random.ts';
import type { PlannedQuestion } from '../types.ts';
import { probesFor } from './evidence.ts';
import { faultOf } from './rules.ts';

/** How an interview for a title begins; without the title where it can't be said in a sentence. */
export function openerFor(title: string, seed: string): PlannedQuestion {
  const role = spokenTitle(title);
  const pattern = openers[Math.floor(seeded(`${seed}/opener`)() * openers.length)] ?? plainOpener;
  const text = pattern.replace('{role}', () => `${article(role)} ${role}`);
  const fits = role !== '' && role !== 'general interview' && faultOf(text, []) === null;
  return {
    id: 'opener',
    text: fits ? text : plainOpener,
    competency: 'motivation',
    behavioural: false,
    rephrase: 'What have you done so far, and what would you like to do next?',
    part: 'opening',
    evidence: 'background',
    probes: probesFor('background'),
    source: 'bank',
  };
}
