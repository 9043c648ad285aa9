import type { InterviewPlan, PlannedQuestion } from '../types.ts';
import { questionFor } from './skillQuestions.ts';
import type { Footing } from './skillQuestions.ts';
import type { Level } from '../jobs/questions/wordings.ts';
import { askable, asksFor } from './skills.ts';
import type { AskedSkill } from './skills.ts';

type Uncovered = NonNullable<InterviewPlan['uncovered']>;

/** What became of the required skills: questions that ask for them beyond those that were there, and the rest. */
export interface Coverage {
  /** The questions that were there, with the skills that each asks for. */
  readonly questions: PlannedQuestion[];
  readonly added: PlannedQuestion[];
  readonly uncovered: Uncovered;
}

/** Each skill once, as it is first written. */
export function once(skills: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const skill of skills) {
    const key = skill.toLowerCase().replace(/\s+/g, ' ').trim();
    if (key && !seen.has(key)) seen.set(key, skill);
  }
  return [...seen.values()];
}

/**
 * Sees to it that every required skill is asked for: by a question that is there, by one of at most `room` new ones, or
 * else it is said why not. `skills` come most important first, and so do the new questions.
 */
export function cover(
  questions: readonly PlannedQuestion[],
  skills: readonly string[],
  options: { seed: string; room: number; footing: (skill: AskedSkill) => Footing; level?: Level },
): Coverage {
  const uncovered: Uncovered = [];
  const open: AskedSkill[] = [];
  const asked = questions.map((question) => ({ ...question, skills: [...(question.skills ?? [])] }));
  for (const skill of once(skills)) {
    const found = askable(skill);
    if (typeof found === 'string') {
      uncovered.push({ skill, reason: found });
      continue;
    }
    const by = asked.filter((question) => question.part !== 'opening' && asksFor(question, found));
    for (const question of by) if (!question.skills.includes(skill)) question.skills.push(skill);
    if (by.length === 0) open.push(found);
  }
  const taken = new Set(questions.map(({ text }) => text));
  const added: PlannedQuestion[] = [];
  for (const skill of open) {
    if (added.length >= options.room) {
      uncovered.push({ skill: skill.skill, reason: 'no-time' });
      continue;
    }
    const footing = options.footing(skill);
    const id = `skill-${added.length + 1}`;
    const question = questionFor(skill, { id, seed: options.seed, footing, level: options.level ?? 'regular', taken });
    if (question) added.push(question);
    else uncovered.push({ skill: skill.skill, reason: 'unclear' });
  }
  return { questions: asked, added, uncovered };
}
