import type { EmployerJob, JobLogEntry } from '@viva/api-client';
import { barText, type LogEntryView } from '@viva/ui';
import { momentText } from '../../app/dates.ts';

const doers = {
  link: (entry: JobLogEntry) => (entry.link === 1 ? 'Your private link' : `Your private link (no. ${entry.link})`),
  candidate: () => 'Candidate',
  operator: () => 'Operator',
  payments: () => 'Payment',
  service: () => 'Automatic',
} as const satisfies Record<JobLogEntry['by'], (entry: JobLogEntry) => string>;

type Words = (who: string, entry: JobLogEntry) => string;

const texts = {
  'list-read': () => 'Candidate list read',
  'evidence-read': (who) => `${who} read`,
  'transcript-read': (who) => `${who}: transcript read`,
  'recording-read': (who) => `${who}: recording opened`,
  announced: (who) => `${who} announced by email`,
  'checkout-opened': (who) => `${who}: checkout opened`,
  'candidate-paid': (who) => `${who} unlocked`,
  'payment-returned': (who) => `${who} locked again: the payment was returned`,
  'bar-set': (_, { bar }) => `Bar set to “${barText(bar ?? 0)}”`,
  'job-changed': () => 'Changed what candidates are asked or told',
  'candidate-shortlisted': (who) => `${who} shortlisted`,
  'candidate-unlisted': (who) => `${who} removed from the shortlist`,
  'candidate-noted': (who) => `${who}: private note changed`,
  'candidate-declined': (who) => `${who} declined`,
  'candidates-exported': () => 'Candidates exported',
  'job-closed': () => 'Job closed',
  'job-reopened': () => 'Job opened again',
  'link-replaced': () => 'Private link replaced',
  'candidates-invited': () => 'Candidates invited by email',
  'review-asked': (who) => `${who} asked for a review`,
  'answer-corrected': (who) => `${who} corrected what was heard`,
  'review-done': (who) => `${who} reviewed`,
  erased: (who) => `${who}: data erased`,
} as const satisfies Record<JobLogEntry['act'], Words>;

/** The audit log as the page shows it: what one look at the page read stands in one line. */
export function logView(log: EmployerJob['log']): LogEntryView[] {
  const groups: JobLogEntry[][] = [];
  for (const entry of log) {
    const last = groups.at(-1);
    if (last?.[0] && isSameLook(last[0], entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap((group, place) => {
    const [entry] = group;
    if (!entry) return [];
    const who = whoIn(group.flatMap(({ candidate }) => candidate ?? []));
    const text = texts[entry.act](who, entry);
    return [{ id: String(groups.length - place), text, by: doers[entry.by](entry), momentText: momentText(entry.at) }];
  });
}

const isSameLook = (one: JobLogEntry, other: JobLogEntry) =>
  one.act === 'evidence-read' && other.act === one.act && one.at === other.at && one.link === other.link;

const inWords = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** `Candidate 3`, or `Candidates 1, 2, and 3`. */
function whoIn(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b).map(String);
  return `${sorted.length === 1 ? 'Candidate' : 'Candidates'} ${inWords.format(sorted)}`;
}
