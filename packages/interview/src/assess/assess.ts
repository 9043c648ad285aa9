import { isFactQuestion } from '../report/facts.ts';
import type { SessionRecord } from '../report/record.ts';
import type { Report, ReportAnswer } from '../report/schema.ts';
import type { Heard } from '../report/turns.ts';
import { betterWords } from './betterWords.ts';
import { criteriaOf, partsOf } from './criteria.ts';
import { whyNot } from './enough.ts';
import { changeOf } from './letter/change.ts';
import type { LetterAnswer } from './letter/letterAnswer.ts';
import { pickerOf } from './letter/sentences.ts';
import { strengthOf } from './letter/strength.ts';
import { figure, levelOf, likelyLevels } from './levels.ts';
import { madeBySentences } from './madeBy.ts';
import { type ModelAssessment, modelRating, promptVersion, together } from './model.ts';
import { overallOf } from './overall.ts';
import { asksForStory, evidenceAskedFor } from './question.ts';
import { quoteOf } from './quotes.ts';
import { type AnswerRead, type AnswersRead, nothingRead } from './readAnswers.ts';
import { skillsOf } from './skills.ts';
import { rubricVersion } from './version.ts';

/** What a report says of the content of one answer. */
export type AnswerContent = Pick<
  ReportAnswer,
  | 'assessed'
  | 'notAssessed'
  | 'score'
  | 'level'
  | 'likely'
  | 'disputed'
  | 'cappedBy'
  | 'criteria'
  | 'parts'
  | 'quotes'
  | 'rewrite'
  | 'readInPart'
>;

/** What a report says of content. */
export interface Content extends Pick<Report, 'overall' | 'strength' | 'change' | 'skills' | 'madeBy' | 'method'> {
  /** One for each question of the plan, in its order. */
  answers: AnswerContent[];
}

const unassessed = (notAssessed: ReportAnswer['notAssessed']): AnswerContent => ({
  ...{ assessed: false, notAssessed, score: null, level: null, likely: [], disputed: null, cappedBy: null },
  ...{ criteria: [], parts: null, quotes: [], rewrite: null, readInPart: false },
});

const mostQuotes = 3;

function contentOf(
  answer: AnswerRead,
  story: boolean,
  heard: readonly Heard[],
  model: ModelAssessment | undefined,
): AnswerContent {
  const ratings = answer.ratings ?? [];
  const byHeads = ratings.reduce((sum, share, rating) => sum + share * rating, 0);
  const byModel = model ? modelRating({ ...answer, story }, model, heard) : null;
  const { rating, disputed } = together(byHeads, byModel);
  const score = figure(rating);
  const criteria = criteriaOf({ passages: answer.passages, score, story }, heard);
  const quotes = criteria.flatMap(({ quote }) => quote ?? []);
  const [first] = answer.passages;
  const all = quotes.length > 0 || !first ? quotes : [quoteOf(first, heard)];
  const once = all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at);
  return {
    ...{ assessed: true, notAssessed: null, score, level: levelOf(score), likely: likelyLevels(score, ratings) },
    ...{ disputed, cappedBy: null, criteria, parts: story ? partsOf(answer.passages, score, heard) : null },
    quotes: once.slice(0, mostQuotes).sort((a, b) => a.turn - b.turn || a.startMs - b.startMs),
    readInPart: answer.readInPart,
    rewrite: story && levelOf(score) !== 'not-shown' ? betterWords(answer.passages, heard) : null,
  };
}

/** Whether anything that a model said of an answer is used. */
const isRatedBy =
  (assessment: ModelAssessment, heard: readonly Heard[]) =>
  ({ question, passages, story }: LetterAnswer): boolean =>
    modelRating({ questionId: question.id, passages, story }, assessment, heard) !== null;

/** By what an interview was assessed: a model that was asked is a part of it, whatever of its ratings is used. */
const methodOf = ({ version }: AnswersRead, assessment: ModelAssessment | undefined): Report['method'] => ({
  rubric: rubricVersion,
  heads: version,
  model: assessment ? { name: assessment.model, prompt: promptVersion } : null,
});

/** What a report can be made from besides its record. */
export interface ReportOptions {
  /** What was read of the answers; without it nothing is assessed. */
  readonly read?: AnswersRead | undefined;
  /** What a model said of them, where one is configured. */
  readonly assessment?: ModelAssessment | undefined;
  /** How many reports this person had before: so long no sentence of a letter repeats. */
  readonly nth?: number | undefined;
}

/** What was said, assessed by what was read of it; a pure function of both. */
export function assess(
  record: SessionRecord,
  heard: readonly Heard[],
  { read, assessment, nth }: ReportOptions,
): Content {
  const answers: readonly AnswerRead[] =
    read?.answers ?? record.plan.questions.map(({ id }) => ({ questionId: id, ...nothingRead }));
  const { questions } = record.plan;
  const facts = questions.filter(isFactQuestion);
  const reasons = whyNot(answers, heard).map((reason, at) => {
    if (reason === 'unanswered') return reason;
    if (facts.some((fact) => fact === questions[at])) return 'fact';
    return read ? reason : 'not-offered';
  });
  const contents = answers.map((answer, at) => {
    const question = record.plan.questions[at];
    const reason = reasons[at] ?? null;
    return reason === null && question
      ? contentOf(answer, asksForStory(question), heard, assessment)
      : unassessed(reason);
  });
  const assessed = answers.flatMap((answer, at): LetterAnswer[] => {
    const [question, content] = [record.plan.questions[at], contents[at]];
    if (!question || content?.score == null) return [];
    const asks = evidenceAskedFor(question);
    return [
      { question, passages: answer.passages, score: content.score, story: asks === 'story', asks, number: at + 1 },
    ];
  });
  const method = read && assessed.length > 0 ? methodOf(read, assessment) : null;
  const pick = pickerOf(record, nth);
  const spoken = heard.filter(({ turn }) => turn.speaker === 'user' && turn.typed !== true);
  return {
    answers: contents,
    overall: overallOf(
      assessed.map(({ score }) => score),
      questions.length - facts.length,
    ),
    strength: strengthOf(assessed, heard, pick),
    change: changeOf(assessed, heard, pick),
    skills: skillsOf(record, assessed, heard),
    madeBy: madeBySentences({
      recognisers: [...new Set(spoken.map(({ recogniser }) => recogniser.name))],
      typed: heard.some(({ turn }) => turn.typed === true),
      method,
      byModel: assessment !== undefined && assessed.some(isRatedBy(assessment, heard)),
    }),
    method,
  };
}
