import { describe, expect, it } from 'vitest';
import { judges } from '../judging.ts';
import { personaSchema } from '../state.ts';
import { touchesUnlawful } from '../unlawful.ts';
import { phrases } from './index.ts';
import type { PoolName } from './index.ts';
import { coaching } from './coaching.ts';
import { neutral } from './neutral.ts';
import { neutralProbes } from './probes/neutral.ts';
import { dangerWords, harmWords, helpWords, misunderstood, numbersStay, shared, stillThere } from './shared.ts';

const personas = personaSchema.options;
const ofManner = [...Object.keys(neutral), ...Object.keys(neutralProbes)] as PoolName[];
const whereHelpIs = [harmWords, dangerWords, helpWords];
const ofSafety = [...whereHelpIs, misunderstood, stillThere, numbersStay];
const every = [...personas.flatMap((persona) => Object.values(phrases[persona]).flat()), ...ofSafety];
const diagnosis =
  /\b(?:depress\w*|anxiety|anxious|panic|attack|disorder|trauma\w*|burn-?out|breakdown|suicid\w*|mental\w*|ill(?:ness)?|sick\w*|therap\w+|diagnos\w+|symptom\w*|medic\w+|stress\w*)\b/i;

describe('what the interviewer says', () => {
  it.each(personas)('never judges, asks nothing unlawful and names no diagnosis: %s', (persona) => {
    for (const text of [...Object.values(phrases[persona]).flat(), ...ofSafety]) {
      const said = text.replace('{tool}', 'HubSpot');
      expect([said, judges(said), touchesUnlawful(said), diagnosis.test(said)]).toEqual([said, false, false, false]);
    }
  });

  it.each(personas)('says nothing in two pools, or twice in one: %s', (persona) => {
    const all = Object.values(phrases[persona]).flat();
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
  });

  it('is what an ear can follow: whole words, no figures, no markup', () => {
    for (const text of every) expect(text.replace('{tool}', '')).not.toMatch(/[\d*_#<>[\]{}/&%]|e\.g|etc/);
  });

  it('names a telephone number nowhere, and says where help is wherever it is due: on the screen, and close by', () => {
    for (const text of whereHelpIs) expect(text).toMatch(/local emergency number/);
    for (const text of whereHelpIs) expect(text).toMatch(/someone you trust/);
    for (const text of whereHelpIs) expect(text).toMatch(/on your screen/i);
  });
});

it('has no pool twice: the later one would take the place of the other', () => {
  const names = [shared, coaching, neutral, neutralProbes].flatMap((pools) => Object.keys(pools));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

describe('personas', () => {
  it('have as many phrases of a kind as each other, so that none asks more', () => {
    for (const pool of ofManner) {
      expect([pool, ...personas.map((persona) => phrases[persona][pool].length)]).toEqual([
        pool,
        ...personas.map(() => phrases.neutral[pool].length),
      ]);
    }
  });

  it('share not a phrase, save for what is the same for everybody', () => {
    const own = personas.map((persona) => new Set(ofManner.flatMap((pool) => phrases[persona][pool])));
    for (const [a, first] of own.entries())
      for (const second of own.slice(a + 1)) expect([...first].filter((text) => second.has(text))).toEqual([]);
  });

  it('speak of care, of harm and of insults in the same words', () => {
    for (const pool of Object.keys(shared) as PoolName[])
      for (const persona of personas) expect(phrases[persona][pool]).toBe(phrases.neutral[pool]);
  });

  it('ask shorter questions the more they demand', () => {
    const words = (persona: (typeof personas)[number]) => {
      const all = ofManner.flatMap((pool) => phrases[persona][pool]);
      return all.join(' ').split(' ').length / all.length;
    };
    expect(words('demanding')).toBeLessThan(words('neutral'));
    expect(words('neutral')).toBeLessThan(words('friendly'));
  });

  it('name a tool in the pool for it, and nowhere else', () => {
    for (const persona of personas)
      for (const [pool, texts] of Object.entries(phrases[persona]))
        for (const text of texts) expect([text, text.includes('{tool}')]).toEqual([text, pool === 'named']);
  });
});
