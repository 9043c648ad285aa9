import { withArticle } from '../jobs/questions/spoken.ts';
import { certificatesTogether, languagesTogether, together } from '../jobs/questions/together.ts';
import { mannerWordings, wordings } from '../jobs/questions/wordings.ts';
import { touchesUnlawful } from '../policy/unlawful.ts';
import { shuffled } from '../random.ts';
import type { PlannedQuestion } from '../types.ts';
import { asksForStory, competencyOf, evidenceOf, probesFor } from './evidence.ts';
import type { AskedSkill } from './skills.ts';

/** What is known of the person: `resume`, the résumé names the skill; `open`, nothing is; `job`, an employer asks. */
export type Footing = 'job' | 'resume' | 'open';

/** Where the résumé names the skill; that it does is all that is said of the person. */
const fromResume: readonly string[] = [
  'Your résumé names {skill}. Tell me about one piece of work in which it mattered. What did you do?',
  'You name {skill} in your résumé. Which situation shows best how you work with it? Tell me what happened.',
  'Let us stay with your résumé for a moment: it names {skill}. Tell me about a time when that was needed.',
  'Your résumé names {skill}. Describe something difficult about it that you had to deal with.',
];
/** Where only the description names it: nobody says that the person has it. */
const fromDescription: readonly string[] = [
  'The description asks for {skill}. Tell me about something you did that comes close to it.',
  'The job calls for {skill}. Describe a time when you needed it, or something like it.',
  'One thing that the job asks for is {skill}. When did you last do something of the kind, and how did it go?',
  'Among what the job asks for is {skill}. What have you done so far that has to do with it? Tell me about one example.',
];
function patterns([first, other]: readonly AskedSkill[], footing: Footing): readonly string[] {
  if (!first) return [];
  if (other) {
    if (first.kind === 'certificate' && other.kind === 'certificate') return [...certificatesTogether, ...together];
    return first.kind === 'language' && other.kind === 'language' ? [...languagesTogether, ...together] : together;
  }
  const manner = first.kind === 'soft' ? mannerWordings[first.term] : undefined;
  if (manner) return manner;
  if (footing === 'resume') return fromResume;
  if (footing === 'open') return fromDescription;
  return wordings[first.kind === 'soft' ? 'practice' : first.kind];
}

const named = ({ name }: AskedSkill): string => withArticle(name);
const said = (skills: readonly AskedSkill[]): string => skills.map(named).join(' or ');

/** Longest question that is read aloud, in characters. */
const longest = 280;

/**
 * A question for the evidence of one or two skills, with a wording that `taken` doesn't hold while there is one; null
 * where none may be asked.
 */
export function questionFor(
  skills: readonly AskedSkill[],
  options: { id: string; seed: string; footing: Footing; taken: Set<string> },
): PlannedQuestion | null {
  const { id, seed, footing, taken } = options;
  const [first, other] = skills;
  const key = `${seed}/${skills.map(({ skill }) => skill).join('+')}`;
  const [special, rest] = [
    patterns(skills, footing).filter((one) => !together.includes(one)),
    patterns(skills, footing),
  ];
  const order = [...shuffled(special, key), ...shuffled(rest, key)];
  const [one, two] = [first ? named(first) : '', other ? named(other) : ''];
  const fill = (pattern: string) => pattern.replace('{skill}', () => one).replace('{other}', () => two);
  const fits = (pattern: string) => !touchesUnlawful(fill(pattern)) && fill(pattern).length <= longest;
  const pattern =
    order.find((one) => fits(one) && !taken.has(one)) ?? order.find((one) => fits(one) && !taken.has(fill(one)));
  if (pattern === undefined) return null;
  const text = fill(pattern);
  taken.add(pattern).add(text);
  const evidence = evidenceOf(text) === 'background' ? 'story' : evidenceOf(text);
  const competency = first?.kind === 'soft' ? competencyOf(text) : 'craft';
  return {
    id,
    text,
    competency: competency === 'motivation' ? 'craft' : competency,
    behavioural: asksForStory(text),
    rephrase: `I would like to hear one example from your work that has to do with ${said(skills)}.`,
    part: 'core',
    skills: skills.map(({ skill }) => skill),
    evidence,
    probes: probesFor(evidence),
    source: footing === 'resume' ? 'resume' : 'skill',
  };
}
