import type { SessionRecord } from '../report/record.ts';
import type { Criterion, Report, ReportAnswer } from '../report/schema.ts';
import type { Heard } from '../report/turns.ts';
import { anchorOf } from './answer/anchors.ts';
import { assessAnswer, quotedParts, restsOn, scoreOf } from './answer/assessAnswer.ts';
import type { Assessment, Side } from './answer/assessAnswer.ts';
import { inOrder } from './answer/quotes.ts';
import type { LetterAnswer } from './letter/answers.ts';
import { changeOf } from './letter/change.ts';
import { strengthOf } from './letter/strength.ts';
import { madeBySentences } from './madeBy.ts';
import { withModelClaims, withModelParts, withModelQuotes, withModelScores } from './model/merge.ts';
import type { AcceptedAssessment, ModelAssessment } from './model/types.ts';
import { overallOf } from './overall.ts';
import { readSession } from './readSession.ts';
import { rewriteOf } from './rewrite/rewrite.ts';
import { skillsOf } from './skills.ts';

/** What a report says of the content of one answer. */
export type AnswerContent = Pick<
  ReportAnswer,
  'assessed' | 'notAssessed' | 'score' | 'cappedBy' | 'criteria' | 'parts' | 'quotes' | 'rewrite'
>;

/** What a report says of content. */
export interface Content extends Pick<Report, 'overall' | 'strength' | 'change' | 'skills' | 'madeBy'> {
  /** One for each question of the plan, in its order. */
  answers: AnswerContent[];
}

const nothing: AcceptedAssessment = { scores: [], claims: [], rewrites: [], refused: [] };
const order: readonly Side[] = ['structure', 'specificity', 'relevance', 'reflection'];

const criteriaOf = (sides: Record<Side, number>, story: boolean): Criterion[] =>
  order.map((name) => ({
    name,
    score: sides[name],
    anchor: anchorOf(name === 'structure' && !story ? 'view' : name, sides[name]),
  }));

const unassessed = (notAssessed: ReportAnswer['notAssessed']): AnswerContent => ({
  assessed: false,
  notAssessed,
  score: null,
  cappedBy: null,
  criteria: [],
  parts: null,
  quotes: [],
  rewrite: null,
});

function contentOf(assessment: Assessment, accepted: AcceptedAssessment): AnswerContent {
  const { story, caps, reading } = assessment;
  const { id } = reading.question;
  const sides = withModelScores(assessment, accepted);
  return {
    assessed: true,
    notAssessed: null,
    ...scoreOf(sides, story, caps),
    criteria: criteriaOf(sides, story),
    parts: withModelParts(quotedParts(assessment), id, accepted),
    quotes: withModelQuotes(inOrder(restsOn(assessment)), id, accepted),
    rewrite: accepted.rewrites.find(({ questionId }) => questionId === id)?.text ?? rewriteOf(assessment),
  };
}

/**
 * Assesses what was said: by the built-in rules, and with a model's accepted claims where they are given. A pure function;
 * what speaks to the assessor, says the question back or repeats itself is left out before anything is looked at.
 */
export function assessContent(record: SessionRecord, heard: readonly Heard[], model?: ModelAssessment): Content {
  const accepted = model?.accepted ?? nothing;
  const read = readSession(record, heard).map((answer) => ({
    ...answer,
    assessment: answer.notAssessed === null ? assessAnswer(answer.reading, record.plan.title) : null,
  }));
  const answers = read.map(({ assessment, notAssessed }) =>
    assessment ? contentOf(assessment, accepted) : unassessed(notAssessed),
  );
  const scored: LetterAnswer[] = read.flatMap(({ assessment }, i) => {
    const score = answers[i]?.score ?? null;
    return assessment && score !== null ? [{ assessment, score, number: i + 1 }] : [];
  });
  const counted = scored.map(({ assessment, score, number }) => ({
    reading: assessment.reading,
    story: assessment.story,
    result: (answers[number - 1]?.parts?.result ?? null) !== null,
    score,
  }));
  const spoken = heard.filter(({ turn }) => turn.speaker === 'user' && turn.typed !== true);
  return {
    answers,
    overall: overallOf(counted, record.plan.questions.length),
    strength: strengthOf(scored),
    change: changeOf(scored),
    skills: withModelClaims(skillsOf(record.plan.skills ?? [], scored), accepted),
    madeBy: madeBySentences({
      recognisers: [...new Set(spoken.map(({ recogniser }) => recogniser.name))],
      typed: heard.some(({ turn }) => turn.typed === true),
      assessed: scored.length > 0,
      model: scored.length > 0 && model ? model.model : null,
    }),
  };
}
