import { z } from 'zod';
import { mayBeWorded } from '../prompts/planQuestions.ts';
import { judges } from '../policy/judging.ts';
import type { InterviewPlan, PlannedQuestion } from '../types.ts';
import { competencyOf, evidenceOf, probesFor, asksForStory } from './evidence.ts';
import { faultOf } from './rules.ts';
import { askable, asksFor } from './skills.ts';

const replySchema = z.object({
  questions: z.array(z.object({ slot: z.string(), text: z.string().max(400) })).max(40),
});

const longest = { words: 45, characters: 280 } as const;
const notSpeech = /[{}<>[\]`*#|_\\]|https?:|\b(?:candidate|interviewer|assistant|system|user|slot)\s*:/i;
/** Facts about the person or the employer that nobody told the model. */
const invented =
  /\byou (?:have |had |'ve |previously |recently |once )*(?:worked|led|built|studied|managed|spent|graduated|mentioned|said|wrote|held|joined|were (?:a|an|the))\b(?! (?:with|on|in|under|through)\b)|\byour (?:résumé|resume|cv|time at|work at|degree|previous (?:employer|company)|years)\b|\b(?:our|we|us)\b|\bat [A-Z]\w+/i;
const asking =
  /\?$|^(?:please )?(?:tell|describe|walk|think|choose|explain|give|take|imagine|talk|share|pick|show)\b.*\.$/i;

/** Figures, and words with a capital, that stand nowhere in what the model was given. */
function foreignName(text: string, given: string): boolean {
  const known = new Set((given.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.toLowerCase()));
  const names = text.match(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}\p{N}]*|\d+/gu) ?? [];
  return names.some((name) => name !== 'I' && !known.has(name.toLowerCase()));
}

/** Whether a proposed text may stand in the slot, after the questions that come before and beside it. */
function fits(text: string, slot: PlannedQuestion, plan: InterviewPlan, others: readonly string[]): boolean {
  const given = [plan.title, slot.text, ...(slot.skills ?? [])].join(' ');
  if (text.length > longest.characters || text.split(' ').length > longest.words || text.split(' ').length < 5)
    return false;
  if ((text.match(/[.?!](?=\s|$)/g) ?? []).length > 3 || !asking.test(text)) return false;
  if (notSpeech.test(text) || judges(text) || invented.test(text) || foreignName(text, given)) return false;
  if (faultOf(text, others) !== null) return false;
  const competency = competencyOf(text);
  if (slot.skills && slot.skills.length > 0) {
    return slot.skills.every((skill) => {
      const found = askable(skill);
      return typeof found !== 'string' && asksFor({ text, competency: slot.competency }, found);
    });
  }
  return competency === slot.competency;
}

/**
 * The plan with a model's questions in those slots for which one keeps every rule; null when none does, and the plan
 * stays as it is. Number, order, skills, competencies and time stay the plan's: so does its coverage.
 */
export function acceptPlanReply(plan: InterviewPlan, reply: unknown): InterviewPlan | null {
  const parsed = replySchema.safeParse(reply);
  if (!parsed.success) return null;
  const proposed = new Map(parsed.data.questions.map(({ slot, text }) => [slot, text.replace(/\s+/g, ' ').trim()]));
  const texts = plan.questions.map(({ text }) => text);
  const questions = plan.questions.map((question, at): PlannedQuestion => {
    const text = mayBeWorded(question) ? proposed.get(question.id) : undefined;
    if (text === undefined || text === question.text) return question;
    const others = texts.filter((_, other) => other !== at);
    if (!fits(text, question, plan, others)) return question;
    texts[at] = text;
    const evidence = question.part === 'opening' ? 'background' : evidenceOf(text);
    const behavioural = question.part === 'opening' ? false : asksForStory(text);
    return {
      ...question,
      text,
      behavioural,
      evidence,
      probes: probesFor(evidence),
      rephrase: question.text,
      source: 'model',
    };
  });
  return questions.some(({ source }, at) => source !== plan.questions[at]?.source) ? { ...plan, questions } : null;
}
