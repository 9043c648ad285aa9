import { describe, expect, it } from 'vitest';
import { bank } from '../bank/index.ts';
import { wordings } from '../jobs/questions/wordings.ts';
import { readUnlawfulCorpus } from '../plan/testing/unlawfulCorpus.ts';
import { vocabulary } from '@viva/understanding';
import { namesTrait, touchesUnlawful, unlawfulTopic, unlawfulTopics } from './unlawful.ts';

/** Sentences with what they ask for; the rules were written for some, and tried on the others afterwards. */
const sets = readUnlawfulCorpus();

describe('what may not be asked', () => {
  it('is told by sentences enough of both kinds, each once', () => {
    const all = sets.flatMap(({ lawful, unlawful }) => [...lawful, ...unlawful.map(({ text }) => text)]);
    expect(all.length).toBeGreaterThanOrEqual(500);
    expect(new Set(all).size).toBe(all.length);
    const topics = new Set(sets.flatMap(({ unlawful }) => unlawful.map(({ topic }) => topic)));
    expect([...topics].sort()).toEqual([...unlawfulTopics].sort());
  });

  it.each(sets)('is found with precision and recall of 0.95 or more: $name', ({ lawful, unlawful }) => {
    const wrong = lawful.filter(touchesUnlawful);
    const missed = unlawful.filter(({ text }) => !touchesUnlawful(text));
    const found = unlawful.length - missed.length;
    const told = JSON.stringify({ wrong, missed });
    expect(found / (found + wrong.length), told).toBeGreaterThanOrEqual(0.95);
    expect(found / unlawful.length, told).toBeGreaterThanOrEqual(0.95);
  });

  it('is told apart by what is asked for, nineteen times in twenty', () => {
    const all = sets.flatMap(({ unlawful }) => unlawful);
    const right = all.filter(({ topic, text }) => unlawfulTopic(text) === topic);
    expect(right.length / all.length).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ['HOW OLD ARE YOU?', 'age'],
    ['By the way — do you have kids?', 'family'],
    ['Tell me about your last job. And are you married?', 'family'],
    ['What is your r e l i g i o n?', 'religion'],
    ['What is your rel\u200bigion?', 'religion'],
    ['Are you pregn4nt?', 'pregnancy'],
    ['Do y\u043eu have childr\u0435n?', 'family'],
    ['As a children’s nurse, do you have children yourself?', 'family'],
    ['This is about health and safety. How is your health?', 'health'],
    ['Record the applicant’s marital status.', 'family'],
  ])('is found however it is written: %s', (text, topic) => {
    expect(unlawfulTopic(text)).toBe(topic);
  });

  it('is read in time that grows with the text', () => {
    const parts = [
      'do you have ',
      'your ',
      'are you a ',
      'a.b.c.',
      'you plan to have more ',
      'how many days were you ',
      '?',
      'x',
    ];
    for (const part of parts)
      expect(touchesUnlawful(part.repeat(Math.ceil(20_000 / part.length)))).toBeTypeOf('boolean');
  });
});

describe('what may be asked', () => {
  it('is every question of the bank, and every skill of the vocabulary in one of its wordings', () => {
    const texts = bank.flatMap(({ text, rephrase }) => [text, rephrase]);
    const skills = vocabulary().flatMap(({ kind, name }, n) => {
      const of = kind === 'soft' ? [] : Object.values(wordings[kind]).flat();
      return of.slice(n % of.length, (n % of.length) + 1).map((wording) => wording.replace('{skill}', name));
    });
    expect([...texts, ...skills].filter(touchesUnlawful)).toEqual([]);
    expect(
      vocabulary()
        .map(({ name }) => name)
        .filter(namesTrait),
    ).toEqual([]);
  });
});

describe('what nobody may be chosen by', () => {
  it.each([
    'Under 35',
    'aged 25-35',
    'Young and dynamic',
    'Female only',
    'Male',
    'Unmarried',
    'no children',
    'must not be pregnant',
    'Christian',
    'Practising Catholic',
    'White',
    'German nationality',
    'Native English speaker',
    'accent-free English',
    'Good health',
    'no disabilities',
    'Non-smoker',
    'Heterosexual',
    'not a union member',
    'clean criminal record',
    'Young woman, not pregnant',
    'attractive appearance',
  ])('is not a skill: %s', (trait) => expect(namesTrait(trait)).toBe(true));

  it.each([
    'Children’s nursing',
    'Religious education',
    'Disability support',
    'Health and safety',
    'Family law',
    'Sexual health advice',
    'Native apps',
    'React Native',
    'Cloud-native development',
    'Care of elderly people',
    'Young people’s services',
    'Maternity care',
    'Pregnancy yoga',
    'Women’s health',
    'Race engineering',
    'White-box testing',
    'Black box testing',
    'Single sign-on',
    'Trade union negotiation',
    'Criminal law',
    'Credit rating models',
    'Ageing infrastructure',
    'Slimline design',
    'Beautiful code',
    'Lifting over 25 kg',
    'Teams of over 30 people',
    'Native species',
    'English',
    'Church music',
    'Marriage counselling',
    'Foreign languages',
    'European tax law',
    'Men’s tailoring',
  ])('is not taken for one: %s', (skill) => expect(namesTrait(skill)).toBe(false));
});
