import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildReport } from '../report/buildReport.ts';
import { reportSchema } from '../report/schema.ts';
import type { Evidence } from '../types.ts';
import { openStory, readSession, story, talk } from './testing/answers.ts';
import type { ReadAnswer } from './testing/answers.ts';

/** Kinds of sentences in letters, with each claim. */
const kinds = readFileSync(new URL('letter/sentences.tsv', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, slot]) => slot === 'claim')
  .map(([kind, , claim]) => [kind, claim] as const);

const reportOf = (answers: readonly ReadAnswer[], more: Parameters<typeof readSession>[1] = {}, nth?: number) => {
  const { record, read } = readSession(answers, more);
  return buildReport(record, { read, nth });
};

describe('an answer', () => {
  it('has a level in words, and the yes/no questions with a quote for each yes', () => {
    const { answers } = reportOf([story, openStory, talk]);
    expect(answers.map(({ level }) => level)).toEqual(['strong', 'solid', 'not-shown']);
    expect(answers[0]?.criteria.every(({ met, quote }) => met && quote)).toBe(true);
    expect(answers[1]?.criteria.filter(({ met }) => met).map(({ name }) => name)).toEqual(['case', 'own-action']);
    expect(answers[2]?.criteria.some(({ met }) => met)).toBe(false);
  });

  it('quotes what was said, character for character', () => {
    const { record, read } = readSession([story, openStory]);
    const said = record.turns.map(({ text }) => text);
    const report = buildReport(record, { read });
    const quotes = [
      ...report.answers.flatMap(({ quotes: all, criteria }) => [
        ...all,
        ...criteria.flatMap(({ quote }) => quote ?? []),
      ]),
      ...[report.strength?.quote, report.change?.quote].flatMap((quote) => quote ?? []),
    ];
    expect(quotes.length).toBeGreaterThan(8);
    for (const { text, turn } of quotes) expect(said[turn]).toContain(text);
  });

  it('names a second level where it stands between two', () => {
    const { record, read } = readSession([story]);
    const [answer] = read.answers;
    if (!answer) throw new Error('nothing was read');
    const between = { ...read, answers: [{ ...answer, ratings: [0, 0, 0, 0.45, 0.55, 0] }] };
    expect(buildReport(record, { read: between }).answers[0]?.likely).toEqual(['strong', 'solid']);
  });

  it('is not assessed where it was told to another question, or nothing of it counts', () => {
    const again = { ...story, toldBefore: 'q1' };
    const { record, read } = readSession([story, again, talk]);
    const empty = read.answers.map((answer, at) => (at === 2 ? { ...answer, passages: [], ratings: null } : answer));
    const { answers } = buildReport(record, { read: { ...read, answers: empty } });
    expect(answers.map(({ notAssessed }) => notAssessed)).toEqual([null, 'told-before', 'no-content']);
    expect(answers[1]).toMatchObject({ score: null, level: null, quotes: [] });
  });

  it('is not rated where it is likely no answer to its question, which says no more than that', () => {
    const { answers, strength, change } = reportOf([{ ...story, fits: 0.001 }, talk]);
    expect(answers.map(({ notAssessed }) => notAssessed)).toEqual(['not-matched', null]);
    expect(answers[0]).toMatchObject({ score: null, level: null, quotes: [], criteria: [], rewrite: null });
    const shown = JSON.stringify([strength, change]);
    expect(story.said.filter(([, sentence]) => shown.includes(sentence))).toEqual([]);
  });

  it('is not rated where its sentences don’t belong together', () => {
    expect(reportOf([{ ...story, holds: 0.001 }]).answers[0]?.notAssessed).toBe('not-matched');
  });

  it('to a question for a fact stands as it was said, and has no part in what is assessed', () => {
    const license: ReadAnswer = {
      ...{ question: 'Do you have a license?', behavioural: false, evidence: 'fact', rating: 0 },
      said: [['general', 'Yes, since 2019.']],
    };
    const report = reportOf([story, license]);
    expect(report.answers[1]).toMatchObject({
      ...{ outcome: 'answered', assessed: false, notAssessed: 'fact', score: null, level: null, quotes: [] },
      fact: { said: 'yes', quote: { text: 'Yes, since 2019.', turn: 3 } },
    });
    expect(report.overall).toMatchObject({ assessed: true, counted: { assessed: 1, questions: 1 } });
    expect(reportSchema.parse(JSON.parse(JSON.stringify(report))).answers[1]?.fact).toEqual(report.answers[1]?.fact);
  });

  it('that was told before to a question which was not assessed counts here', () => {
    const { record, read } = readSession([story, { ...story, toldBefore: 'q1' }]);
    const rough = { name: 'far away', approximate: true, fillers: false };
    const turns = record.turns.map((turn) => (turn.n === 1 ? { ...turn, recogniser: rough } : turn));
    const { answers } = buildReport({ ...record, turns }, { read });
    expect(answers.map(({ notAssessed }) => notAssessed)).toEqual(['approximate-transcript', null]);
  });

  it('that was not read to its end says so', () => {
    const { record, read } = readSession([story, openStory]);
    const answers = read.answers.map((answer, at) => ({ ...answer, readInPart: at === 1 }));
    const report = buildReport(record, { read: { ...read, answers } });
    expect(report.answers.map(({ readInPart }) => readInPart)).toEqual([false, true]);
  });

  it('in another language is not rated by heads that only know English', () => {
    const german: ReadAnswer = {
      ...story,
      said: [['action', 'Ich habe die Werte geprüft und sofort den Arzt gerufen, weil er kaum noch atmen konnte.']],
    };
    expect(reportOf([german, story]).answers[0]?.notAssessed).toBe('not-offered');
  });
});

describe('the whole interview', () => {
  it('has a level where at least half of the questions were assessed, and else only how many were', () => {
    expect(reportOf([story, openStory], { questions: 4 }).overall).toMatchObject({
      ...{ assessed: true, level: 'strong', score: 79, counted: { assessed: 2, questions: 4 } },
    });
    expect(reportOf([story, openStory], { questions: 5 }).overall).toMatchObject({
      ...{ assessed: false, level: null, score: null, counted: { assessed: 2, questions: 5 } },
    });
  });

  it('is the same for the same record, and follows its schema', () => {
    const report = reportOf([story, openStory, talk], { skills: ['insulin', 'teamwork'] });
    expect(reportSchema.parse(report)).toEqual(report);
    expect(JSON.stringify(reportOf([story, openStory, talk], { skills: ['insulin', 'teamwork'] }))).toBe(
      JSON.stringify(report),
    );
  });

  it('of an earlier version is still read, without the criteria that it had', () => {
    const report = reportOf([story]);
    const old = {
      ...report,
      version: 2,
      answers: report.answers.map((answer) => ({
        ...answer,
        criteria: [{ name: 'structure', score: 4, anchor: 'x' }],
      })),
    };
    expect(reportSchema.parse(old).answers[0]?.criteria).toEqual([]);
  });
});

describe('the letter', () => {
  it('praises a passage of the best answer, and asks for what is missing most', () => {
    const { strength, change } = reportOf([openStory, story, talk]);
    expect(story.said.map(([, sentence]) => sentence)).toContain(strength?.quote.text);
    expect(change?.next).toBeTruthy();
    expect(talk.said.map(([, sentence]) => sentence)).toContain(change?.quote?.text);
  });

  it('praises nothing where nothing was shown', () => {
    const more = [
      'general',
      'People like to work with me, and I like it when all of us pull in the same direction.',
    ] as const;
    const { answers, strength } = reportOf([{ ...talk, said: [...talk.said, more] }]);
    expect(answers[0]).toMatchObject({ assessed: true, level: 'not-shown' });
    expect(strength).toBeNull();
  });

  const asks = (evidence: Evidence): ReadAnswer => ({
    ...{ question: 'How is it with you?', behavioural: false, evidence, rating: 2 },
    said: [
      ['general', 'I have taught for nine years, and I like to go through every list of mine twice.'],
      ['general', 'It is better to be slow at first and right in the end than quick and sorry.'],
      ['general', 'A plan that is written down by hand helps me more than any program does.'],
    ],
  });
  const kindOf = (sentence: string | undefined) => kinds.find(([, said]) => said === sentence)?.[0];

  it.each([
    ['view', 'change.view-reason'],
    ['method', 'change.method-example'],
    ['background', 'change.background'],
  ] as const)('asks of an answer to a question for a %s no more than belongs to it', (evidence, kind) => {
    expect(kindOf(reportOf([asks(evidence)]).change?.claim)).toBe(kind);
  });

  it('asks for nothing in an introduction where another answer lacks something', () => {
    const { change } = reportOf([{ ...asks('background'), rating: 1 }, openStory]);
    expect(kindOf(change?.claim)).toBe('change.outcome');
  });

  it.each([
    ['story', 'strength.reason'],
    ['view', 'strength.view'],
    ['method', 'strength.method'],
    ['background', 'strength.background'],
  ] as const)('calls a reason what it is in an answer to a question for a %s', (evidence, kind) => {
    const said = asks(evidence).said.map(([, sentence]) => ['decision', sentence] as const);
    const answer = { ...asks(evidence), behavioural: evidence === 'story', said, rating: 4 };
    expect(kindOf(reportOf([answer]).strength?.claim)).toBe(kind);
  });

  it('repeats no sentence in ten reports of one person', () => {
    const sentences = (nth: number) => {
      const { strength, change } = reportOf([story, openStory], {}, nth);
      return [strength?.claim, strength?.why, change?.claim, change?.why, change?.next];
    };
    const all = Array.from({ length: 10 }, (_, nth) => sentences(nth)).flat();
    expect(new Set(all).size).toBe(50);
  });
});

describe('better words', () => {
  it('put the sentences of a story in order and mark what is missing, in the words that were said', () => {
    const [first, second, third] = openStory.said;
    if (!first || !second || !third) throw new Error('the story is too short');
    const { answers } = reportOf([{ ...openStory, said: [second, first, third] }]);
    expect(answers[0]?.rewrite).toBe(`${first[1]} ${second[1]} ${third[1]} [the result]`);
  });

  it.each([
    ['without full stops', openStory.said.map(([label, text]) => [label, text.replace('.', '')] as const)],
    ['that lacks nothing', story.said],
  ])('are not there for a story %s', (_what, said) => {
    expect(reportOf([{ ...story, said }]).answers[0]?.rewrite).toBeNull();
  });
});

describe('a skill', () => {
  const told = (said: ReadAnswer['said'], skill: string, rating = 4): ReadAnswer => ({
    ...{ question: `How have you used ${skill}?`, skills: [skill], said, rating },
  });
  const levelOf = (skill: string, ...answers: readonly ReadAnswer[]) =>
    reportOf([...answers, story], { skills: [skill] }).skills[0];

  it('has the level of the answer whose passage shows it, with its quote', () => {
    const used = 'I built a list of lapsed buyers in HubSpot and wrote to each of them on a Monday.';
    expect(levelOf('HubSpot', told([['action', used]], 'HubSpot'))).toMatchObject({
      ...{ level: 'strong', asked: true },
      claims: [{ quote: { text: used } }],
    });
  });

  it.each<[string, ReadAnswer['said']]>([
    ['another tool', [['action', 'In Salesforce I built a list of lapsed buyers and wrote to each of them.']]],
    ['somebody else', [['action', 'My colleague Ana kept all of our buyers in HubSpot and wrote to each of them.']]],
    ['a wish', [['action', 'I have never used HubSpot, but I read about it, and I would learn it in a week.']]],
    ['a claim', [['general', 'I am very good at HubSpot and everything that has to do with customers.']]],
  ])('that only %s has to do with has no score', (_what, said) => {
    expect(levelOf('HubSpot', told(said, 'HubSpot'))).toMatchObject({ score: null, level: null, claims: [] });
  });

  it('that is a tool is named in full: excellent is not Excel', () => {
    const served = 'I gave excellent service to every guest who came in that night.';
    expect(levelOf('Excel', told([['action', served]], 'Excel'))).toMatchObject({ score: null, claims: [] });
  });

  it('that begins with two capitals is not shown by the small word that they also are', () => {
    const parcel = 'I took it to the depot myself, opened it, and sent it on to the right street.';
    expect(levelOf('IT support', told([['action', parcel]], 'IT support'))).toMatchObject({ score: null, claims: [] });
    const shown = 'I did the IT support for forty desks and replaced the old switches in one night.';
    expect(levelOf('IT support', told([['action', shown]], 'IT support'))).toMatchObject({
      claims: [{ quote: { text: shown } }],
    });
  });

  it.each<[string, string, string]>([
    ['Spring Framework', 'Spring is our busiest season, so I wrote the list for the night myself.', 'I planned it.'],
    [
      'Spring Framework',
      'In Spring I moved the pallets to the wall and counted them with my own truck.',
      'I planned it.',
    ],
    ['Microsoft Access', 'Access to the yard was closed, so I opened the small gate for the drivers.', 'I did it.'],
  ])('that is a tool, %s, is not shown by an ordinary word: %s', (skill, ...said) => {
    const sentences = said.map((text) => ['action', text] as const);
    expect(levelOf(skill, told(sentences, skill))).toMatchObject({ score: null, claims: [] });
  });

  it.each([
    ['Spring Framework', 'I used Spring for the orders and wrote every service of it by hand that winter.'],
    ['Spring Framework', 'I wrote the orders in Spring and Hibernate, and moved the old tables over by night.'],
    ['Microsoft Access', 'I built an Access database for our spare parts and entered two thousand of them.'],
  ])('that is a tool, %s, is shown by its name beside a word for using it: %s', (skill, text) => {
    expect(levelOf(skill, told([['action', text]], skill))).toMatchObject({ claims: [{ quote: { text } }] });
  });

  it('that no question was about has no score, and the report says that it was not asked', () => {
    expect(levelOf('forklift', { ...story, question: 'What was your hardest day?' })).toMatchObject({
      ...{ asked: false, score: null },
    });
  });

  it('that is a language has no score', () => {
    const spoken = 'I explained the new forms to thirty guests in English and nobody had to ask again.';
    expect(levelOf('English', told([['action', spoken]], 'English'))?.score).toBeNull();
  });

  it('shares no passage with another skill', () => {
    const said: ReadAnswer['said'] = [['action', 'I calmed the customer down and wrote the complaint into our list.']];
    const asked = { ...told(said, 'complaints'), skills: ['complaints', 'patience'] };
    const { skills } = reportOf([asked, story], { skills: ['complaints', 'patience'] });
    const quotes = skills.flatMap(({ claims }) => claims.map(({ quote }) => quote.text));
    expect(new Set(quotes).size).toBe(quotes.length);
  });
});
