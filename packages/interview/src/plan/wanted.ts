import type { PlannedQuestion } from '../types.ts';
import { askable, competencyFor } from './skills.ts';

/** The same questions, those first that show a manner which the job asks for: "teamwork" by a question for teamwork. */
export function wantedFirst(questions: readonly PlannedQuestion[], skills: readonly string[]): PlannedQuestion[] {
  const wanted = new Set(
    skills.map((skill) => {
      const found = askable(skill);
      return typeof found === 'string' ? undefined : competencyFor(found);
    }),
  );
  const isWanted = ({ competency }: PlannedQuestion) => wanted.has(competency);
  return [...questions.filter(isWanted), ...questions.filter((question) => !isWanted(question))];
}
