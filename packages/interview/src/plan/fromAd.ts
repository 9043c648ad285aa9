import type { InterviewPlan, PlannedQuestion } from '../types.ts';
import { cover } from './cover.ts';
import { asksForStory, competencyOf, evidenceOf, probesFor } from './evidence.ts';
import { defaultQuestionCount } from './forRole.ts';
import { plainQuestion } from './plainQuestion.ts';
import { faultOf } from './rules.ts';
import { flat } from './sayable.ts';
import type { Footing } from './skillQuestions.ts';
import type { AskedSkill } from './skills.ts';

/** An interview for a long ad has one question more than one without: it asks about what is special there. */
const mostQuestions = defaultQuestionCount + 1;
/** So many questions begin with what stands in the résumé, too. */
const mostOfResume = 2;

/** Questions that were made from an ad, as a plan holds them, without any that may not be asked. */
function planned(texts: readonly string[]): PlannedQuestion[] {
  const kept: string[] = [];
  for (const text of texts.map(flat)) if (text !== '' && faultOf(text, kept) === null) kept.push(text);
  return kept.map((text, at) => {
    const evidence = evidenceOf(text);
    return {
      id: `ad-${at + 1}`,
      text,
      competency: competencyOf(text),
      behavioural: asksForStory(text),
      rephrase: plainQuestion(text),
      part: 'core',
      evidence,
      probes: probesFor(evidence),
      source: 'skill',
    };
  });
}

/**
 * The questions of a practice interview for a job ad: the opener, those for skills that the résumé names as well, those that
 * were made from the ad, and the bank's where these are few. `most` is what there is time for.
 */
export function questionsFromAd(given: {
  readonly texts: readonly string[];
  /** What the ad asks for, those first that the résumé names too. */
  readonly skills: readonly string[];
  /** Those of `skills` that the résumé names too. */
  readonly shared: readonly string[];
  readonly opener: readonly PlannedQuestion[];
  readonly bank: readonly PlannedQuestion[];
  readonly most: number;
  readonly seed: string;
  readonly footing: (skill: AskedSkill) => Footing;
}): Pick<InterviewPlan, 'questions' | 'uncovered'> {
  const { texts, skills, opener, bank, seed, footing } = given;
  const room = Math.min(given.most, mostQuestions) - 1;
  const shared = given.shared.slice(0, Math.min(room, mostOfResume));
  const own = cover(opener, shared, { seed, room: shared.length, footing });
  const ad = cover(planned(texts), skills, { seed, room: 0, footing }).questions.filter(
    (question) => !question.skills?.some((skill) => shared.includes(skill)),
  );
  const about = [...own.added, ...ad].slice(0, room);
  const fill = bank.slice(0, Math.max(0, Math.min(defaultQuestionCount - 1, room) - about.length));
  const { questions, uncovered } = cover([...own.questions, ...about, ...fill], skills, { seed, room: 0, footing });
  return { questions, uncovered };
}
