import { withArticle } from '../jobs/questions/spoken.ts';
import { isNoun } from '../jobs/questions/isNoun.ts';
import { type Level, mannerWordings, wordings } from '../jobs/questions/wordings.ts';
import { touchesUnlawful } from '../policy/unlawful.ts';
import { shuffled } from '../random.ts';
import type { PlannedQuestion } from '../types.ts';
import { asksForStory, competencyOf, evidenceOf, probesFor } from './evidence.ts';
import { plainQuestion } from './plainQuestion.ts';
import type { AskedSkill } from './skills.ts';

/** What is known of the person: `resume`, the résumé names the skill; `open`, nothing is; `job`, an employer asks. */
export type Footing = 'job' | 'resume' | 'open';

/** Where the résumé names the skill; that it does is all that is said of the person. */
const fromResume: readonly string[] = [
  'Your résumé mentions {skill}. Tell me about one piece of work where it mattered. What did you do?',
  'You mention {skill} in your résumé. What situation best shows how you work with it? Tell me what happened.',
  'Let’s stay with your résumé for a moment. It mentions {skill}. Tell me about a time when you needed that.',
  'Your résumé mentions {skill}. Describe something difficult about it that you had to deal with.',
];
/** For names of any form: they stand by themselves. */
const unforced: readonly string[] = [
  'The next one is about this: {skill}. Tell me about a time when you did that, or something close to it.',
  'One thing this job asks for is this: {skill}. Give me an example from your own work.',
  'Another thing that matters here: {skill}. When did you last do something like that, and how did it go?',
];
/** Where only the description names it: nobody says that the person has it. */
const fromDescription: readonly string[] = [
  'The description asks for {skill}. Tell me about the closest thing you’ve done.',
  'The job calls for {skill}. Describe a time when you needed it, or something like it.',
  'One thing the job asks for is {skill}. When did you last do something like that, and how did it go?',
  'The job also asks for {skill}. What have you done so far that involves it? Give me one example.',
];
function patterns(skill: AskedSkill, footing: Footing, level: Level): readonly string[] {
  const manner = skill.kind === 'soft' ? mannerWordings[skill.term] : undefined;
  if (manner) return manner;
  // What is no noun, and no manner that has a question of its own, fits into no sentence.
  if (skill.term === '' && (skill.kind === 'soft' || !isNoun(skill.name))) return unforced;
  if (footing === 'resume') return fromResume;
  if (footing === 'open') return fromDescription;
  return wordings[skill.kind === 'soft' ? 'practice' : skill.kind][level];
}

/** Longest question that is read aloud, in characters. */
const longest = 280;

/**
 * A question for the evidence of a skill, with a wording that `taken` doesn't hold while there is one; null where none may
 * be asked.
 */
export function questionFor(
  skill: AskedSkill,
  options: { id: string; seed: string; footing: Footing; level: Level; taken: Set<string> },
): PlannedQuestion | null {
  const { id, seed, footing, level, taken } = options;
  const order = shuffled(patterns(skill, footing, level), `${seed}/${skill.skill}`);
  const name = withArticle(skill.name);
  const fill = (pattern: string) => pattern.replace('{skill}', () => name);
  const fits = (pattern: string) => !touchesUnlawful(fill(pattern)) && fill(pattern).length <= longest;
  const pattern =
    order.find((one) => fits(one) && !taken.has(one)) ?? order.find((one) => fits(one) && !taken.has(fill(one)));
  if (pattern === undefined) return null;
  const text = fill(pattern);
  taken.add(pattern).add(text);
  const evidence = evidenceOf(text) === 'background' ? 'story' : evidenceOf(text);
  const competency = skill.kind === 'soft' ? competencyOf(text) : 'craft';
  return {
    id,
    text,
    competency: competency === 'motivation' ? 'craft' : competency,
    behavioural: asksForStory(text),
    rephrase:
      evidence === 'fact'
        ? plainQuestion(text)
        : `I’d like to hear one example that involves ${name}, from work or from anywhere else.`,
    part: 'core',
    skills: [skill.skill],
    evidence,
    probes: probesFor(evidence),
    source: footing === 'resume' ? 'resume' : 'skill',
  };
}
