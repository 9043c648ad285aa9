import { assessContent } from '../content/assessContent.ts';
import type { AnswerContent } from '../content/assessContent.ts';
import type { ModelAssessment } from '../content/model/types.ts';
import { metricsOf, rate } from './metrics.ts';
import { norms } from './norms.ts';
import type { SessionRecord } from './record.ts';
import type { Report, ReportAnswer } from './schema.ts';
import { timingOf } from './timing.ts';
import type { Timing } from './timing.ts';
import { hear, isAnswer } from './turns.ts';
import type { Heard } from './turns.ts';

function answerTo(
  question: { id: string; text: string },
  heard: readonly Heard[],
  beginnings: Timing['beginnings'],
): Omit<ReportAnswer, keyof AnswerContent> {
  const about = heard.filter(({ questionId }) => questionId === question.id);
  const answers = about.filter(isAnswer);
  const asked = about.some(({ turn }) => turn.speaker === 'agent') || answers.length > 0;
  const skipped = about.some(({ request }) => request === 'skip');
  const spoken = answers.filter(({ turn }) => turn.typed !== true);
  const speakingMs = spoken.length > 0 ? spoken.reduce((total, turn) => total + (turn.speakingMs ?? 0), 0) : null;
  const first = answers[0] === undefined ? -1 : heard.indexOf(answers[0]);
  const begun = beginnings.find(({ turns }) => turns.includes(first));
  const spokenWords = spoken.reduce((total, { words }) => total + words, 0);
  return {
    questionId: question.id,
    question: question.text,
    outcome: answers.length > 0 ? 'answered' : skipped ? 'skipped' : asked ? 'unanswered' : 'not-reached',
    turns: answers.map(({ turn }) => turn.n),
    words: answers.reduce((total, { words }) => total + words, 0),
    speakingMs,
    startMs: answers[0]?.turn.startMs ?? null,
    wordsPerMinute: speakingMs === null ? null : rate(spokenWords, speakingMs),
    typed: answers.length > 0 && spoken.length === 0,
    probes: about.filter(({ turn }) => turn.move === 'probe').length,
    firstWordMs: begun?.afterMs ?? null,
  };
}

/** What a report can be made from besides its record. */
export interface ReportOptions {
  /** A model's assessment, confirmed by its second pass; without it the built-in rules assess alone. */
  assessment?: ModelAssessment | undefined;
}

/** The report of a session: a pure function of its record, so the same record gives the same bytes. */
export function buildReport(record: SessionRecord, { assessment }: ReportOptions = {}): Report {
  const heard = hear(record);
  const { answers, ...content } = assessContent(record, heard, assessment);
  const { beginnings } = timingOf(heard);
  const spoken = heard.filter(({ turn }) => turn.speaker === 'user' && turn.typed !== true);
  return {
    version: 2,
    kind: record.kind,
    title: record.plan.title,
    recognisers: [...new Set(spoken.map(({ recogniser }) => recogniser.name))],
    approximate: spoken.some(({ recogniser }) => recogniser.approximate),
    metrics: metricsOf(heard),
    norms,
    answers: record.plan.questions.flatMap((question, i) => {
      const said = answers[i];
      return said ? [{ ...answerTo(question, heard, beginnings), ...said }] : [];
    }),
    ...content,
    transcript: heard.map(({ turn, questionId, timed, tokens }) => ({
      turn: turn.n,
      speaker: turn.speaker,
      questionId,
      text: turn.text,
      startMs: turn.startMs,
      endMs: turn.endMs,
      typed: turn.typed === true,
      interrupted: turn.interrupted === true,
      words: timed && tokens.map(({ raw, startMs, endMs }) => ({ text: raw, startMs, endMs })),
    })),
  };
}
