import type { ReportDocument, SessionDetail } from '@viva/api-client';
import type { AnswerContent, ReportAnswer, ReportScreenView, ReportView } from '@viva/ui';
import { dayText } from '../../app/dates.ts';

/** Said of a report that does not come. */
const unwritten = 'Your report could not be written. What you said is kept, and is in the copy of your data.';

/** A session as its report's page shows it. */
export function reportView(session: SessionDetail): ReportScreenView {
  if (session.report === 'running' || session.report === 'writing') return { phase: 'writing' };
  if (session.report === 'failed') return { phase: 'failed', message: unwritten };
  const { feedback, startedAt } = session;
  if (!feedback) return { phase: 'nothing-said' };
  return { phase: 'ready', report: letterView(feedback, startedAt), norms: feedback.norms };
}

/** A report as a letter, with the day on which the interview was held. */
export function letterView(document: ReportDocument, heldAt: string): ReportView {
  const { version, kind, title, recognisers, approximate, metrics, overall, strength, change, skills } = document;
  return {
    ...{ kind, title, recognisers, approximate, overall, strength, change, skills },
    dateText: dayText(heldAt),
    metrics: version > 1 ? metrics : withoutLaterFigures(metrics),
    answers: document.answers.map((answer) => answerView(answer, startsOf(document))),
    transcript: document.transcript,
    madeBy: document.madeBy,
  };
}

/** Figures that version 1 did not have are no figures that could not be measured. */
const withoutLaterFigures = ({
  firstWordMs: _firstWordMs,
  hedges: _hedges,
  restarts: _restarts,
  ...metrics
}: ReportDocument['metrics']) => metrics;

type Answer = ReportDocument['answers'][number];

/** When each turn began. */
const startsOf = ({ transcript }: ReportDocument): ReadonlyMap<number, number> =>
  new Map(transcript.map(({ turn, startMs }) => [turn, startMs]));

function answerView(answer: Answer, starts: ReadonlyMap<number, number>): ReportAnswer {
  const { question, outcome, words, speakingMs, startMs, wordsPerMinute, typed, probes } = answer;
  return {
    ...{ question, outcome, words, speakingMs, startMs, wordsPerMinute, typed, probes },
    content: contentView(answer, starts),
  };
}

function contentView(answer: Answer, starts: ReadonlyMap<number, number>): AnswerContent | null {
  const { score, notAssessed, cappedBy, criteria, parts, quotes, rewrite, startMs } = answer;
  if (score === null && notAssessed === 'not-offered') return null;
  return {
    ...{ score, cappedBy, criteria, parts, rewrite },
    notAssessed: notAssessed ?? undefined,
    quotes: quotes.map(({ turn, text, startMs: at }) => ({ text, startMs: at ?? starts.get(turn) ?? startMs ?? 0 })),
  };
}
