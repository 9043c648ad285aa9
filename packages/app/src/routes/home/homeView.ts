import type { SessionDetail, SessionSummary, Subscription } from '@viva/api-client';
import { changedAnswer, type HomeView, type TrialView } from '@viva/ui';
import { dayText, momentText } from '../../app/dates.ts';
import { untitled } from '../../app/untitled.ts';
import type { QuestionOf } from '../../app/useSayAgain.ts';

/** Interviews that the trend shows. */
const shownInTrend = 5;
const dayMs = 24 * 3_600_000;

/** Whether a report tells of a practice interview, and not of one question that was said again. */
const isWholePractice = ({ report, kind, again }: SessionSummary): boolean =>
  report === 'ready' && kind === 'practice' && !again;

/** Whether there is anything to come back to. */
export const hasHome = (sessions: readonly SessionSummary[]): boolean =>
  sessions.some(({ goOn, report }) => goOn !== null || report === 'ready');

/** Whether there may be questions to say again: they come from practice alone. */
export const hasPracticed = (sessions: readonly SessionSummary[]): boolean =>
  sessions.some(({ report, kind }) => report === 'ready' && kind === 'practice');

/** The interview whose report says what to work on next. */
export const lastAssessed = (sessions: readonly SessionSummary[]): SessionSummary | undefined =>
  sessions.find(isWholePractice);

/** What a person comes back to, without the trial; `sessions` are the newest first. */
export function homeView(
  sessions: readonly SessionSummary[],
  last: SessionDetail | undefined,
): Omit<HomeView, 'trial' | 'done'> {
  return { goOn: goOnOf(sessions), change: changeOf(last), trend: trendOf(sessions) };
}

function goOnOf(sessions: readonly SessionSummary[]): HomeView['goOn'] {
  for (const { goOn, title } of sessions) {
    if (!goOn) continue;
    const untilText = goOn.until === null ? undefined : momentText(goOn.until);
    return { title, href: `/voice_chat/${goOn.roomId}`, untilText };
  }
  return null;
}

function changeOf(last: SessionDetail | undefined): HomeView['change'] {
  const change = last?.feedback?.change;
  return last && change ? { claim: change.claim, next: change.next, href: `/report/${last.id}` } : null;
}

/** The question to which the change of a report belongs; undefined where it belongs to none. */
export function questionToChange(last: SessionDetail | undefined): QuestionOf | undefined {
  const answer = last?.feedback ? changedAnswer(last.feedback) : undefined;
  return last && answer ? { sessionId: last.id, questionId: answer.questionId } : undefined;
}

const trendOf = (sessions: readonly SessionSummary[]): HomeView['trend'] =>
  sessions
    .filter(isWholePractice)
    .slice(0, shownInTrend)
    .map(({ id, title, startedAt, level, ribbon }) => ({
      ...{ id, level, ribbon },
      href: `/report/${id}`,
      title: title || untitled,
      dateText: dayText(startedAt),
    }));

/** A trial that still holds at a moment, in epoch milliseconds; null without one. */
export function trialOf(
  subscription: Subscription | undefined,
  nowMs: number,
): Pick<TrialView, 'days' | 'endsOn'> | null {
  if (!subscription?.has_subscription || subscription.subscription_status !== 'trial') return null;
  const { current_period_end: seconds } = subscription;
  if (seconds === null) return null;
  return { days: Math.max(1, Math.ceil((seconds * 1000 - nowMs) / dayMs)), endsOn: dayText({ seconds }) };
}
