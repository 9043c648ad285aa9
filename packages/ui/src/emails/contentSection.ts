import { capText, criterionNames, notAssessed, skillsText, whyUnassessed } from './contentWords.ts';
import type { Bar, Section } from './letter.ts';
import type { EmailAnswer, EmailReport } from './types.ts';
import { moment } from './words.ts';

const quoted = ({ text, startMs }: { readonly text: string; readonly startMs?: number | undefined }) =>
  `“${text}”${startMs === undefined ? '' : ` at\u00a0${moment(startMs)}`}`;

function reasonsOf({ cappedBy, criteria = [], quotes = [], rewrite }: EmailAnswer): readonly string[] {
  return [
    ...(cappedBy ? [capText(cappedBy)] : []),
    ...criteria.map(({ name, score, anchor }) => `${criterionNames[name]}, ${score} of 5: ${anchor}`),
    ...quotes.map((quote) => `You said: ${quoted(quote)}`),
    ...(rewrite ? [`In better words: ${rewrite}`] : []),
  ];
}

function barOf(answer: EmailAnswer, number: number): Bar {
  const { question, score } = answer;
  const label = `${number}. ${question}`;
  if (typeof score !== 'number')
    return { label, value: 'not assessed', note: notAssessed(answer.notAssessed ?? 'not-offered'), share: null };
  return { label, value: `${score} of 5`, share: score / 5, lines: reasonsOf(answer) };
}

/** What was said, on the rubric: each score with its written anchors and the words that it rests on. */
export function contentSection({ answers, overall, approximate }: EmailReport): readonly Section[] {
  const offered = answers.some(
    ({ score, notAssessed: why }) => typeof score === 'number' || (why ?? 'not-offered') !== 'not-offered',
  );
  if (!overall || !offered) return [];
  const heading = 'What you said';
  const whole = { heading, layout: 'stacked' } as const;
  if (overall.score === null && answers.every(({ score }) => typeof score !== 'number')) {
    const why = whyUnassessed(
      approximate,
      answers.map(({ notAssessed: reason }) => reason),
    );
    return [{ ...whole, value: null, paragraphs: [`Not assessed. ${notAssessed(why)}`], bars: [] }];
  }
  const answered = answers.flatMap((answer, i) => (answer.outcome === 'answered' ? [barOf(answer, i + 1)] : []));
  return [
    {
      ...whole,
      value: overall.score === null ? null : `${overall.score} of 100`,
      paragraphs: [
        ...(overall.cappedBy ? [capText(overall.cappedBy)] : []),
        'From what you said alone. How you sounded takes no part in it. Each score has a written anchor, and the words that it rests on. Gaps in square brackets are yours to fill in.',
      ],
      bars: answered,
    },
  ];
}

/** What was shown of the skills that a job requires; of a candidate's answers its employer gets to read no more. */
export function skillsSection({ skills = [], kind }: EmailReport): readonly Section[] {
  if (skills.length === 0) return [];
  const bars = skills.map(({ skill, score, claims }): Bar => ({
    label: skill,
    value: score === null ? 'not enough evidence' : `${score} of 5`,
    share: score === null ? null : score / 5,
    lines: claims.map(({ claim, quote }) => `${claim} ${quoted(quote)}`),
  }));
  return [
    {
      heading: 'Skill by skill',
      value: null,
      paragraphs: [skillsText(kind === 'candidate')],
      bars,
      layout: 'stacked',
    },
  ];
}
