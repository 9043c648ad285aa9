import { describe, expect, it } from 'vitest';
import { buildReport } from '../report/buildReport.ts';
import { assessmentBrief } from '../prompts/assessment.ts';
import { type ModelPass, acceptPass, promptVersion, together } from './model.ts';
import { readSession, story } from './testing/answers.ts';
import { rubricVersion } from './version.ts';

const quotes = story.said.map(([, sentence]) => sentence);
const names = ['case', 'own-action', 'reason', 'outcome', 'lesson'] as const;

/** A pass that says yes to each question with one of these quotes, and gives a rating. */
const pass = (rating: number, ...given: readonly (string | null)[]): ModelPass => ({
  answers: [
    {
      questionId: 'q1',
      rating,
      criteria: names.map((name, at) => ({ name, met: given[at] != null, quote: given[at] ?? null })),
    },
  ],
});

const scoreOf = (rating: number, first: ModelPass, second = first) => {
  const { record, read } = readSession([{ ...story, rating }]);
  const report = buildReport(record, { read, assessment: { model: 'careful-1', passes: [first, second] } });
  return { ...report.answers[0], madeBy: report.madeBy.join(' ') };
};

describe('a model’s rating', () => {
  it('counts half, beside that of the heads, and the report names the model', () => {
    const full = pass(5, ...quotes.slice(0, 5));
    expect(scoreOf(3, full)).toMatchObject({ score: 4, level: 'strong', disputed: 'solid' });
    expect(scoreOf(3, full).madeBy).toContain('careful-1');
  });

  it.each<[string, readonly (string | null)[]]>([
    ['that were never said', ['I saved the day.', 'I was great there.', 'It was all my doing.']],
    ['of the interviewer', [story.question, story.question, story.question]],
    ['too short to show anything', ['the man', 'the list', 'in words']],
    ['of one sentence for everything', [quotes[2] ?? null, quotes[2] ?? null, quotes[2] ?? null]],
  ])('is no higher than quotes bear: not with quotes %s', (_what, given) => {
    expect(scoreOf(1, pass(5, ...given)).score).toBeLessThanOrEqual(1.6);
  });

  it('is not used where its two passes are far apart, or say nothing of an answer', () => {
    const full = pass(5, ...quotes.slice(0, 5));
    for (const other of [pass(2, quotes[2] ?? null), { answers: [] }]) {
      expect(scoreOf(3, full, other)).toMatchObject({ score: 3, disputed: null });
      expect(scoreOf(3, full, other).madeBy).not.toContain('careful-1');
    }
  });

  it('is told as disputed only where it differs from the level that is shown', () => {
    expect(together(1.95, 3)).toMatchObject({ disputed: 'developing' });
    expect(together(3, 3.2).disputed).toBeNull();
  });
});

describe('an answer to a question for a view', () => {
  const view = { ...story, question: 'How do you like to work in a team?', behavioural: false };

  it('is asked by a model only what the heads ask of it', () => {
    const { record, read } = readSession([story, view]);
    const brief = assessmentBrief(record, read, 1)?.user.replace(/\s+/g, '') ?? '';
    expect(brief).toContain('"ask":["case","own-action","reason","outcome","lesson"]');
    expect(brief).toContain('"ask":["own-action","reason"]');
  });

  it('is rated as high as the share of its own questions bears, and yeses to others count for nothing', () => {
    const { record, read } = readSession([{ ...view, rating: 1 }]);
    const rated = (...given: readonly (string | null)[]) => {
      const one = pass(5, ...given);
      return buildReport(record, { read, assessment: { model: 'careful-1', passes: [one, one] } }).answers[0]?.score;
    };
    const [first = '', second = ''] = quotes.slice(2);
    // The heads' rating of about 1, and a model's of at most 5, 3 and 1.
    expect(rated(null, first, second)).toBeGreaterThanOrEqual(3);
    expect(rated(null, first, null)).toBeLessThanOrEqual(2.1);
    expect(rated(first, null, null, second, quotes[0] ?? null)).toBeLessThanOrEqual(1.1);
  });
});

it('the report keeps by what it was assessed, a model whose rating is not used included', () => {
  const { record, read } = readSession([story]);
  const methodWith = (assessment?: { model: string; passes: readonly [ModelPass, ModelPass] }) =>
    buildReport(record, { read, ...(assessment ? { assessment } : {}) }).method;
  const heads = { rubric: rubricVersion, heads: 'test', model: null };
  expect(methodWith()).toEqual(heads);
  const unused: ModelPass = { answers: [] };
  const asked = { ...heads, model: { name: 'careful-1', prompt: promptVersion } };
  expect(methodWith({ model: 'careful-1', passes: [unused, unused] })).toEqual(asked);
  expect(buildReport(record).method).toBeNull();
});

it('nothing but the JSON that was asked for is a pass', () => {
  for (const text of ['', 'I would give a 5.', '[]', '{"answers":"all good"}']) expect(acceptPass(text)).toBeNull();
  expect(acceptPass(JSON.stringify(pass(9)))).toBeNull();
  expect(acceptPass(`\`\`\`json\n${JSON.stringify(pass(3))}\n\`\`\``)?.answers).toHaveLength(1);
});

it('a model gets the answers as data, in another order the second time', () => {
  const { record, read } = readSession([story, { ...story, question: 'Tell me about a hard day.' }]);
  const [first, second] = [assessmentBrief(record, read, 1)?.user ?? '', assessmentBrief(record, read, 2)?.user ?? ''];
  expect(first.indexOf('"q1"')).toBeLessThan(first.indexOf('"q2"'));
  expect(second.indexOf('"q2"')).toBeLessThan(second.indexOf('"q1"'));
  expect(assessmentBrief(record, read, 1)?.system).not.toContain('insulin');
});
