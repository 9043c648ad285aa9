import { type AnswerContent, type ReportOptions, assess } from '../assess/assess.ts';
import { asHeard } from './corrections.ts';
import { factOf, isFactQuestion } from './facts.ts';
import { metricsOf, rate } from './metrics.ts';
import { norms } from './norms.ts';
import { personalParts } from './personal.ts';
import type { SessionRecord } from './record.ts';
import { ribbonOf } from './ribbon/index.ts';
import type { Report, ReportAnswer } from './schema.ts';
import { timingOf } from './timing.ts';
import type { Timing } from './timing.ts';
import { hear, isAnswer, mostlyApproximate } from './turns.ts';
import type { Heard } from './turns.ts';

function answerTo(
  question: { id: string; text: string },
  heard: readonly Heard[],
  beginnings: Timing['beginnings'],
): Omit<ReportAnswer, keyof AnswerContent | 'fact'> {
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

/**
 * The report of a session: a pure function of its record and of what was read, so the same gives the same bytes. Where the
 * candidate has corrected what was heard, the content is that of the correction, and the figures are of what was heard.
 */
export function buildReport(record: SessionRecord, options: ReportOptions = {}): Report {
  const missed = options.read?.missed ?? [];
  const measured = hear({ ...record, turns: asHeard(record.turns) }, 'heard', missed);
  const heard = hear(record, 'corrected', missed).map((one, at) => ({
    ...one,
    words: measured[at]?.words ?? one.words,
  }));
  const { answers, ...content } = assess(record, heard, options);
  const { beginnings } = timingOf(measured);
  const personal = personalParts(heard, record.plan.questions, options.read?.personal ?? []);
  const spoken = measured.filter(({ turn }) => turn.speaker === 'user' && turn.typed !== true);
  const report: Omit<Report, 'ribbon'> = {
    version: 3,
    kind: record.kind,
    title: record.plan.title,
    recognisers: [...new Set(spoken.map(({ recogniser }) => recogniser.name))],
    approximate: mostlyApproximate(spoken),
    metrics: metricsOf(measured),
    norms,
    answers: record.plan.questions.flatMap((question, i) => {
      const said = answers[i];
      const fact = isFactQuestion(question) ? factOf(question.id, heard, personal) : null;
      return said ? [{ ...answerTo(question, heard, beginnings), ...said, fact }] : [];
    }),
    ...content,
    transcript: heard.map(({ turn, questionId, timed, tokens }, at) => ({
      turn: turn.n,
      speaker: turn.speaker,
      questionId,
      text: turn.text,
      heard: turn.heard ?? null,
      startMs: turn.startMs,
      endMs: turn.endMs,
      typed: turn.typed === true,
      interrupted: turn.interrupted === true,
      words: timed && tokens.map(({ raw, startMs, endMs }) => ({ text: raw, startMs, endMs })),
      personal: personal[at] ?? [],
    })),
  };
  return { ...report, ribbon: ribbonOf(report) };
}
