import type { Bar, Section } from './letter.ts';
import type { EmailAnswer, EmailReport, Range } from './types.ts';
import { clock, count, moment } from './words.ts';

const ends: Readonly<Record<Exclude<EmailAnswer['outcome'], 'answered'>, string>> = {
  skipped: 'skipped',
  unanswered: 'no answer',
  'not-reached': 'not reached',
};

function valueOf({ outcome, speakingMs }: EmailAnswer): string {
  if (outcome !== 'answered') return ends[outcome];
  return speakingMs === null ? 'typed' : clock(speakingMs);
}

function noteOf(answer: EmailAnswer, rough: boolean): string {
  if (answer.outcome !== 'answered') return '';
  const facts = [
    answer.startMs === null ? '' : `at ${moment(answer.startMs)}`,
    `${rough && !answer.typed ? 'about ' : ''}${count(answer.words, 'word')}`,
    answer.probes > 0 ? count(answer.probes, 'follow-up question') : '',
  ];
  return facts.filter(Boolean).join(' · ');
}

/** What became of each question, and how long each answer was beside the advised length. */
export function answersSection({ answers, metrics }: EmailReport, advised: Range): Section {
  const answered = answers.filter(({ outcome }) => outcome === 'answered').length;
  const longest = Math.max(advised.to * 1.25, ...answers.map(({ speakingMs }) => speakingMs ?? 0));
  const spoken = answers.some(({ speakingMs }) => speakingMs !== null);
  const bars = answers.map((answer, i): Bar => {
    const measured = answer.outcome === 'answered' && answer.speakingMs !== null;
    const note = noteOf(answer, metrics.rough.includes('words'));
    return {
      label: `${i + 1}. ${answer.question}`,
      value: valueOf(answer),
      ...(note ? { note } : {}),
      share: measured ? (answer.speakingMs ?? 0) / longest : null,
      ...(measured ? { band: { from: advised.from / longest, to: advised.to / longest } } : {}),
    };
  });
  const length = `An answer of ${clock(advised.from)} to ${clock(advised.to)} is common advice, not a finding.`;
  return {
    heading: 'Question by question',
    value: answers.length > 0 ? `${answered} of ${answers.length}` : null,
    paragraphs: [
      ...(answers.length === 0 ? ['The interview ended before its first question.'] : []),
      ...(spoken ? [`The time beside each question is how long you spoke, follow-ups included. ${length}`] : []),
    ],
    bars,
    layout: 'stacked',
    ...(spoken ? { legend: 'The thin line under a bar marks that length.' } : {}),
  };
}
