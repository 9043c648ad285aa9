import { describe, expect, it } from 'vitest';
import { allTriples } from '../testing/corpus/contentSessions.ts';
import { said } from '../testing/talk.ts';
import type { PlannedQuestion, ProbeKind } from '../types.ts';
import { lacksOf } from './lacks.ts';
import { allowedProbes, probeFor } from './probes.ts';
import { startPolicy } from './state.ts';
import { wordsOf } from '../text/words.ts';

const story: PlannedQuestion = {
  id: 'q1',
  text: 'Tell me about a mistake that was yours. What did you do?',
  competency: 'ownership',
  behavioural: true,
};
const craft: PlannedQuestion = {
  id: 'q2',
  text: 'Which tools do you use to plan a day, and how?',
  competency: 'craft',
  behavioural: false,
};
const answerOf = (text: string, approximate = false) => ({
  text,
  words: wordsOf(text).length,
  speakingMs: 0,
  approximate,
});
const lacks = (text: string, question = story) => lacksOf(answerOf(text), question, true, 'nurse');

const told: readonly [string, PlannedQuestion, string, ProbeKind[]][] = [
  [
    'nothing',
    story,
    'In May 2021 I sent 40 wrong invoices to customers at Miller. I called each of them within a day, wrote a check for the export, and in the end nobody had paid a wrong amount.',
    [],
  ],
  [
    'the situation',
    story,
    'I apologised to everybody, I wrote new letters and I checked them twice with Mr Brown, and then I sent them out, and it ended up with no complaint from any of those 40 people.',
    ['situation'],
  ],
  [
    'own action',
    story,
    'There was a delivery in March with 40 pallets too many and no room for them in the hall. It was cold and it was late, and in the end the problem was solved, as there were 3 trucks.',
    ['action'],
  ],
  [
    'an own part',
    story,
    'We had an outage in March with 300 customers waiting. We looked at the logs, we restarted the database and we wrote to everyone, and in the end we were back after two hours.',
    ['own-part'],
  ],
  [
    'the result',
    story,
    'In March 2022 I gave a guest the wrong room key at the Hilton. I noticed it at once, I ran after her, I said sorry, I took her bags and I walked with her to the right one.',
    ['result'],
  ],
  [
    'a number',
    story,
    'When I worked at the post office I had sorted letters into a wrong box. I told the boss, I wrote labels for each box and I trained the new people, and the wrong letters were reduced a lot after that.',
    ['number'],
  ],
  [
    'the name of a tool',
    craft,
    'I use a special app for that on the phone, in which I write down the 12 visits of a day in the morning, and then I sort them by street and by how urgent they are before I start.',
    ['tool'],
  ],
  [
    'anything definite',
    story,
    'I usually try to stay calm and kind of look at the different things that people need, and I guess in the end it generally works out well and everyone is happy with it, you know.',
    ['specifics'],
  ],
  ['length', story, 'It was fine.', ['more', 'action', 'result', 'situation', 'specifics']],
  ['any bearing on the question', story, 'The weather is lovely here today, and my cat likes pizza.', ['relevance']],
];

describe('what an answer lacks', () => {
  it.each(told)('%s', (_, question, text, expected) => expect(lacks(text, question)).toEqual(expected));

  it.each([
    'The weather delayed the delivery, so I called the customer and moved the appointment.',
    'My mistake was at the football club where I coached the team.',
    'I cooked pizza for 80 guests and forgot the salt.',
  ])('is never relevance when work is in it: %s', (text) => expect(lacks(text)).not.toContain('relevance'));

  it('is nothing in almost every strong answer of the corpus, and something in every weak one', () => {
    const of = (level: 'strong' | 'weak') =>
      allTriples.map(({ id, question: { text, behavioural }, [level]: told }) =>
        lacks([told].flat().join(' '), { ...craft, id, text, behavioural: behavioural ?? true }),
      );
    expect(of('strong').filter((lacking) => lacking.length === 0).length).toBeGreaterThanOrEqual(40);
    expect(of('weak').filter((lacking) => lacking.length === 0).length).toBeLessThanOrEqual(2);
  });

  it('is told by length alone where the words are a guess', () => {
    const mush = answerOf('a lot of tool weather pizza and it reduced a lot '.repeat(8), true);
    expect(lacksOf({ ...mush, speakingMs: 40_000 }, story, false)).toEqual([]);
  });
});

describe('what may be asked', () => {
  const state = { ...startPolicy({ seed: 's', maxMs: 900_000 }), step: 'questions' as const, askedAtMs: 60_000 };

  it('names what was said, where it is sure, and nothing private', () => {
    const line = (text: string, more = {}) => probeFor(state, story, 'more', said(text, more)).say;
    expect(line('I repaired our heating system.')).toContain('your heating system');
    expect(line('I repaired our heating system.', { approximate: true })).not.toContain('heating');
    for (const text of ['I talked about my children.', 'I looked after my mother.', 'I fixed the fucking printer.'])
      expect(line(text)).not.toMatch(/children|mother|printer/);
  });

  it('asks for a size only of what can be counted, and for a name only of tools', () => {
    const line = (kind: ProbeKind, text: string) => probeFor(state, story, kind, said(text)).say;
    expect(line('number', 'I repaired our heating system.')).not.toContain('heating');
    expect(line('number', 'I answered the complaints.')).toContain('the complaints');
    expect(line('tool', 'I cleaned the kitchen.')).not.toContain('kitchen');
    expect(line('tool', 'I used a booking system.')).toContain('the booking system');
  });

  it('keeps to the question’s own time, where it has one', () => {
    const timed = { ...story, budgetMs: 90_000 };
    expect(allowedProbes(state, timed, 100_000)).not.toEqual([]);
    expect(allowedProbes(state, timed, 130_000)).toEqual([]);
    expect(allowedProbes({ ...state, askedAtMs: null }, timed, 130_000)).not.toEqual([]);
    expect(allowedProbes(state, story, 400_000)).not.toEqual([]);
  });

  it('keeps to what the plan allows', () => {
    const planned = { ...story, probes: ['result' as const] };
    expect(allowedProbes(state, planned, 70_000)).toEqual(['result', 'more', 'relevance']);
  });
});
