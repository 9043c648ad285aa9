import type { ReportDocument, SessionDetail } from '@viva/api-client';
import type { AnswerContent, Criterion, ReportAnswer, ReportScreenView, ReportView } from '@viva/ui';
import { dayText } from '../../app/dates.ts';

/** Said of a report that does not come. */
const unwritten = 'We couldn’t write your report. What you said is saved, and it’s in the copy of your data.';

/** A session as its report's page shows it. */
export function reportView(session: SessionDetail): ReportScreenView {
  if (session.report === 'running' || session.report === 'writing')
    return { phase: 'writing', assessed: session.kind === 'candidate' };
  if (session.report === 'failed') return { phase: 'failed', message: unwritten };
  const { feedback, startedAt } = session;
  if (!feedback) return { phase: 'nothing-said' };
  return { phase: 'ready', report: letterView(feedback, startedAt), norms: feedback.norms };
}

/** A report as a letter, with the day on which the interview was held. */
export function letterView(document: ReportDocument, heldAt: string): ReportView {
  const { version, kind, title, recognisers, approximate, metrics, overall, strength, change, skills, ribbon } =
    document;
  return {
    ...{ kind, title, recognisers, approximate, overall, strength, change, skills, ribbon },
    dateText: dayText(heldAt),
    metrics: version > 1 ? metrics : withoutLaterFigures(metrics),
    answers: document.answers.map((answer) => answerView(answer, document)),
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

/** Also what was taken for something else than an answer, since it may have been misheard. */
const saidTo = ({ questionId, turns }: Answer, { transcript }: ReportDocument): number[] =>
  transcript.flatMap((line) =>
    line.speaker === 'user' && (line.questionId === questionId || turns.includes(line.turn)) ? line.turn : [],
  );

function answerView(answer: Answer, document: ReportDocument): ReportAnswer {
  const { questionId: id, question, outcome, words, speakingMs, startMs, wordsPerMinute, typed, probes } = answer;
  return {
    id,
    ...{ question, outcome, words, speakingMs, startMs, wordsPerMinute, typed, probes },
    turns: saidTo(answer, document),
    content: contentView(answer, startsOf(document)),
  };
}

/** What an answer is looked at for, in the order in which it is shown; a name that the page does not know is left out. */
const criteriaOrder = ['case', 'own-action', 'reason', 'outcome', 'lesson'] as const;

/** What an answer was looked at for, as it is shown; what an earlier version asked is left out. */
export const criteriaView = (criteria: Answer['criteria']): Criterion[] =>
  criteriaOrder.flatMap((name) => {
    const found = criteria.find((one) => one.name === name);
    return found?.met === undefined ? [] : [{ name, met: found.met, quote: found.quote ?? null }];
  });

function contentView(answer: Answer, starts: ReadonlyMap<number, number>): AnswerContent | null {
  const { level, likely, disputed, notAssessed, cappedBy, criteria, quotes, rewrite, startMs, readInPart } = answer;
  if (level === null && notAssessed === 'not-offered') return null;
  return {
    ...{ level, likely, disputed, cappedBy, rewrite, readInPart },
    notAssessed: notAssessed ?? undefined,
    criteria: criteriaView(criteria),
    quotes: quotes.map(({ turn, text, startMs: at }) => ({ text, startMs: at ?? starts.get(turn) ?? startMs ?? 0 })),
  };
}
