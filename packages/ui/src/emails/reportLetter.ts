import { answersSection } from './answersSection.ts';
import { feedbackPassages } from './feedbackPassages.ts';
import { contentSection, skillsSection } from './contentSection.ts';
import { fillersSection, otherWordsSections, paceSection, pausesSection, speakingSection } from './figureSections.ts';
import type { Letter, Section, Transcript } from './letter.ts';
import type { ReportEmailInput } from './reportEmail.ts';
import type { EmailAnswer, EmailLine, EmailNorms, EmailReport } from './types.ts';
import { capital, clock, count, list, moment, oneLine } from './words.ts';

const kinds: Readonly<Record<EmailReport['kind'], string>> = {
  practice: 'practice interview',
  preview: 'preview interview',
  candidate: 'interview',
};

const howMany = (answers: readonly EmailAnswer[], outcome: EmailAnswer['outcome']) =>
  answers.filter((answer) => answer.outcome === outcome).length;

function courseOf(answers: readonly EmailAnswer[]): string {
  if (answers.length === 0) return 'It ended before the first question.';
  const others = [
    [howMany(answers, 'skipped'), 'skipped'],
    [howMany(answers, 'unanswered'), 'left without an answer'],
    [howMany(answers, 'not-reached'), 'not reached'],
  ] as const;
  const rest = others.filter(([n]) => n > 0).map(([n, what]) => `${n} ${n === 1 ? 'was' : 'were'} ${what}`);
  const answered = `You answered ${howMany(answers, 'answered')} of ${count(answers.length, 'question')}`;
  return `${answered}${rest.length > 0 ? `; ${list(rest)}` : ''}.`;
}

function recogniserNote({ recognisers, approximate }: EmailReport): string {
  if (recognisers.length === 0) return '';
  const wrote = `Your spoken words were written down by ${list(recognisers)}.`;
  return approximate ? `${wrote} It often mishears, so the words below may not be the ones you said.` : wrote;
}

const markOf = ({ typed, interrupted }: EmailLine) =>
  [typed ? 'typed' : '', interrupted ? 'interrupted' : ''].filter(Boolean).join(', ');

/** Everything that was said, and who wrote it down. */
export function transcriptOf(report: EmailReport): Transcript {
  return {
    heading: 'What was said',
    note: recogniserNote(report),
    lines: report.transcript.map((line) => ({
      time: moment(line.startMs),
      speaker: line.speaker === 'agent' ? 'Interviewer' : 'You',
      own: line.speaker === 'user',
      text: line.text.trim(),
      mark: markOf(line),
    })),
  };
}

/** Everything that a report says in figures, each with the moments it comes from. */
export function sectionsOf(report: EmailReport, norms: EmailNorms): readonly Section[] {
  const { madeBy = [] } = report;
  return [
    ...skillsSection(report),
    ...contentSection(report),
    answersSection(report, norms.answerMs),
    speakingSection(report),
    paceSection(report, norms),
    pausesSection(report, norms),
    fillersSection(report),
    ...otherWordsSections(report),
    ...(madeBy.length > 0
      ? [{ heading: 'How this was made', value: null, paragraphs: madeBy, bars: [], layout: 'inline' as const }]
      : []),
  ];
}

/** Reads a report as a letter: what happened, the figures with their moments, and every word. */
export function reportLetter({ brand, report, norms, publicUrl, reportUrl }: ReportEmailInput): Letter {
  const kind = kinds[report.kind];
  const title = capital(oneLine(report.title, 120)) || capital(kind);
  const course = courseOf(report.answers);
  const passages = feedbackPassages(report);
  const again = { label: report.kind === 'practice' ? 'Practise Again' : `Open ${brand.name}`, url: publicUrl };
  return {
    subject: `Your ${brand.name} interview report: ${oneLine(report.title, 80) || kind}`,
    preview: `${course} The figures, and everything that was said.`,
    kicker: title === capital(kind) ? 'Interview report' : `Report of your ${kind}`,
    title,
    opening: [
      `This ${kind} took ${clock(report.metrics.interviewMs)}. ${course}`,
      passages.length > 0
        ? 'First what went well, then the one thing to change. After that the scores and the figures, each with the moment it comes from, and everything that was said.'
        : 'Below is what can be measured, each figure with the moment it comes from, and then everything that was said. Nothing here is a score or a verdict.',
    ],
    ...(passages.length > 0 ? { passages } : {}),
    sections: sectionsOf(report, norms),
    transcript: transcriptOf(report),
    action: reportUrl ? { label: 'Read It on the Web', url: reportUrl } : again,
    ...(reportUrl ? { more: [again] } : {}),
    closing: [
      ...(brand.supportEmail ? [`Questions, or something wrong here? Write to ${brand.supportEmail}.`] : []),
      `You get this email because you held an interview with ${brand.name}. It went to you only.`,
    ],
  };
}
