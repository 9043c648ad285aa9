import type { EmployerJob, JobCandidate } from '@viva/api-client';
import { stringify } from 'csv-stringify/sync';
import { howHeard } from './howHeard.ts';

type Evidence = NonNullable<JobCandidate['evidence']>;
type Shown = Evidence['skills'][number];

const states = {
  consented: 'Not started',
  interviewing: 'In the interview',
  interrupted: 'Interrupted, can resume',
  finished: 'Finished',
} as const;
const standings = {
  reached: 'Met your bar',
  'below-the-bar': 'Below your bar',
  'not-enough-evidence': 'Not enough evidence',
} as const;
const levels = { 'not-shown': 'Not shown', developing: 'Developing', solid: 'Solid', strong: 'Strong' } as const;
const reviews = { none: '', asked: 'Requested', done: 'Done' } as const;

/** A skill's level in words, or why there is none. */
const levelText = ({ level, asked }: Pick<Shown, 'level' | 'asked'>): string =>
  level ? levels[level] : asked ? 'Not enough evidence' : 'Not asked';

/** What was shown over all skills, in words; '' where nothing is shown. */
const overallText = (evidence: Evidence | null): string =>
  evidence ? (evidence.level ? levels[evidence.level] : 'Not enough evidence') : '';

/** `1:13`, as the page writes a moment. */
const clock = (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, '0')}`;

/** A candidate as the page of their job shows them: levels in words, and no more than that page has. */
const shownOf = (candidate: JobCandidate) => ({
  candidate: `Candidate ${candidate.number}`,
  state: states[candidate.state],
  agreedAt: candidate.consentedAt,
  interviewAt: candidate.startedAt,
  standing: candidate.standing && standings[candidate.standing],
  level: candidate.evidence?.level ? levels[candidate.evidence.level] : null,
  assessed: candidate.evidence?.counted ?? null,
  typed: candidate.evidence?.typed ?? null,
  skills: (candidate.evidence?.skills ?? []).map(({ skill, claims, ...known }) => ({
    skill,
    level: levelText(known),
    claims: claims.map(({ claim, question, quote, typed, heard }) => ({
      ...{ claim, question, quote: quote.text, moment: clock(quote.startMs), typed },
      ...(heard === null ? {} : { heard }),
    })),
  })),
  facts: (candidate.evidence?.facts ?? []).map(({ quote, ...fact }) => ({
    ...fact,
    quote: quote.text,
    moment: clock(quote.startMs),
  })),
  madeBy: candidate.evidence?.madeBy ?? [],
  method: candidate.evidence?.method ?? null,
  review: candidate.review,
  reviewNote: candidate.reviewNote,
  shortlisted: candidate.shortlisted,
  declinedAt: candidate.declinedAt,
  privateNote: candidate.privateNote,
  email: candidate.contact?.email ?? null,
  unlockedAt: candidate.contact?.unlockedAt ?? null,
});

/** What was said for a skill, and how it came: typed, confirmed, or corrected by the candidate. */
function inTheirWords({ quote, typed, heard }: Shown['claims'][number]): string {
  const how = howHeard(quote.text, heard);
  const notes = [
    typed && 'typed',
    how === 'confirmed' && 'confirmed by the candidate',
    how === 'corrected' && `corrected; we heard “${heard ?? ''}”`,
  ].filter((note) => note !== false);
  return [`“${quote.text}”`, ...notes.map((note) => `(${note})`)].join(' ');
}

const saidToFact = {
  yes: 'Yes',
  no: 'No',
  expired: 'Expired',
  'under-way': 'In progress',
  other: 'In other words',
} as const;

/** What was said to a question that a yes or a no answers. */
const factText = ({ said, quote, typed }: Evidence['facts'][number]): string =>
  [`${saidToFact[said]}:`, `“${quote.text}”`, typed && '(typed)'].filter(Boolean).join(' ');

/** A job's candidates as JSON. */
export const candidatesAsJson = ({ suggested_title, company, candidates }: EmployerJob): string =>
  JSON.stringify({ job: suggested_title, company, candidates: candidates.map(shownOf) }, null, 2);

/**
 * A job's candidates as CSV, a line each, with two columns for each skill, the level and the words that show it, and one for each
 * question that a yes or a no answers. What a spreadsheet would take for a formula is marked as text.
 */
export function candidatesAsCsv({ candidates }: EmployerJob): string {
  const skills = [...new Set(candidates.flatMap(({ evidence }) => evidence?.skills.map(({ skill }) => skill) ?? []))];
  const questions = [
    ...new Set(candidates.flatMap(({ evidence }) => evidence?.facts.map(({ question }) => question) ?? [])),
  ];
  const header = [
    ...['Candidate', 'State', 'Interview', 'Standing', 'Level', 'Answers assessed', 'Shortlisted', 'Declined'],
    ...['Review', 'Candidate’s note for the review', 'Private note', 'Email'],
    ...skills.flatMap((skill) => [skill, `${skill}: in their words`]),
    ...questions,
  ];
  const rows = candidates.map((candidate) => {
    const { evidence, standing } = candidate;
    const cells = skills.flatMap((skill) => {
      const shown = evidence?.skills.find((one) => one.skill === skill);
      return shown ? [levelText(shown), shown.claims.map(inTheirWords).join(' ')] : ['', ''];
    });
    return [
      `Candidate ${candidate.number}`,
      states[candidate.state],
      candidate.startedAt ?? '',
      standing ? standings[standing] : '',
      overallText(evidence),
      evidence?.counted ? `${evidence.counted.assessed} of ${evidence.counted.questions}` : '',
      candidate.shortlisted ? 'Yes' : 'No',
      candidate.declinedAt ?? '',
      reviews[candidate.review],
      candidate.reviewNote,
      candidate.privateNote,
      candidate.contact?.email ?? '',
      ...cells,
      ...questions.map((question) => {
        const fact = evidence?.facts.find((one) => one.question === question);
        return fact ? factText(fact) : '';
      }),
    ];
  });
  const separated = [header, ...rows].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? asOneCell(cell) : cell)),
  );
  // A byte order mark tells spreadsheets that it is UTF-8.
  return stringify(separated, { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}

/**
 * A text in which nothing begins a formula where a spreadsheet separates cells by something else than commas, as Excel does
 * by semicolons in many countries.
 */
const asOneCell = (text: string): string => text.replace(/([;\t|\n\r]\s{0,9})(?=[=+\-@＝＋－＠])/g, "$1'");
