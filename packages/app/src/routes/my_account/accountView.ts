import type { Profile, SessionSummary, Subscription } from '@viva/api-client';
import type { HistoryEntry, ProfileView, ResumeView, SubscriptionView, TrendPanel } from '@viva/ui';
import { dayText, shortDayText } from '../../app/dates.ts';
import { untitled } from '../../app/untitled.ts';

const dayMs = 24 * 60 * 60 * 1_000;

/** A subscription's status as the account page shows it at a moment, in epoch milliseconds. */
export function subscriptionView(subscription: Subscription, nowMs: number): SubscriptionView {
  const { has_subscription, subscription_status, current_period_end, cancel_at } = subscription;
  const end = dayOf(cancel_at ?? current_period_end);
  if (!has_subscription || subscription_status === 'expired') return { status: 'expired' };
  if (subscription_status === 'trial') {
    const leftMs = current_period_end === null ? undefined : current_period_end * 1_000 - nowMs;
    return { status: 'trial', endsOn: end, daysLeft: leftMs && Math.max(1, Math.ceil(leftMs / dayMs)) };
  }
  return subscription_status === 'canceling'
    ? { status: 'canceling', endsOn: end }
    : { status: 'active', renewsOn: end };
}

const dayOf = (seconds: number | null) => (seconds === null ? undefined : dayText({ seconds }));

/** The interviews that are over, as the list shows them. */
export function historyOf(sessions: readonly SessionSummary[]): HistoryEntry[] {
  return sessions.flatMap((session) => {
    const { id, kind, interviewMs, answered, questions, report, level, ribbon, again } = session;
    if (report === 'running') return [];
    const title = session.title || (kind === 'candidate' ? 'Interview for an employer' : untitled);
    const entry = { id, kind, interviewMs, answered, questions, state: report, level, title, ribbon };
    const tried = again && { again: { question: again.question, firstHref: `/report/${again.sessionId}` } };
    return [{ ...entry, ...tried, href: `/report/${id}`, dateText: dayText(session.startedAt) }];
  });
}

/** Interviews that a chart has room for. */
const shownInChart = 8;

/** How the figures went over past practice without single questions that were said again, the oldest first; null where they can't be compared. */
export function trendsOf(sessions: readonly SessionSummary[]): TrendPanel[] {
  const shown = sessions
    .filter(({ report, kind, again }) => report === 'ready' && kind === 'practice' && !again)
    .slice(0, shownInChart)
    .reverse();
  const panel = (title: string, unit: string, value: (session: SessionSummary) => number | null) => ({
    title,
    unit,
    points: shown.map((session) => {
      const figure = value(session);
      const rounded = figure === null ? null : Math.round(figure * 10) / 10;
      return { label: shortDayText(session.startedAt), value: rounded, text: rounded === null ? '–' : String(rounded) };
    }),
  });
  return [
    panel('Pace', 'words a minute', ({ figures }) => figures.wordsPerMinute && Math.round(figures.wordsPerMinute)),
    panel('Filler words', 'per minute', ({ figures }) => perMinute(figures.fillers, figures.speakingMs)),
    panel('Pauses over a second', 'per minute', ({ figures }) => perMinute(figures.pauses, figures.speakingMs)),
    panel(
      'Time before you start talking',
      'seconds',
      ({ figures: { firstWordMs } }) => firstWordMs && firstWordMs / 1_000,
    ),
  ].filter(({ points }) => points.some(({ value }) => value !== null));
}

const perMinute = (count: number | null, speakingMs: number | null): number | null =>
  count === null || !speakingMs ? null : (count * 60_000) / speakingMs;

/** The part of a profile that the form shows. */
export const profileView = ({ targetRole, persona, jobDescription, recording }: Profile): ProfileView => ({
  ...{ targetRole, persona, jobDescription, recording },
});

/** The résumé that is kept, if any. */
export const keptResume = ({ resume }: Profile): ResumeView =>
  resume ? { phase: 'kept', fileName: resume.fileName, addedOn: dayText(resume.addedAt) } : { phase: 'none' };
