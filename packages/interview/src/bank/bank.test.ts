import { describe, expect, it } from 'vitest';
import { judges } from '../policy/judging.ts';
import { touchesUnlawful } from '../policy/unlawful.ts';
import { competencySchema } from '../types.ts';
import { bank, generalRole, roleById, roles } from './index.ts';

const texts = bank.flatMap(({ id, text, rephrase }) => [
  { id, text },
  { id, text: rephrase },
]);

describe('the question bank', () => {
  it('holds at least 120 questions over at least 12 roles', () => {
    expect(bank.length).toBeGreaterThanOrEqual(120);
    expect(roles.length).toBeGreaterThanOrEqual(12);
  });

  it('reaches all eight competencies from every role with questions of its own', () => {
    for (const role of [...roles, generalRole]) {
      const reached = new Set(role.questions.map(({ competency }) => competency));
      expect([...reached].sort(), role.id).toEqual([...competencySchema.options].sort());
    }
  });

  it('has unique ids, texts and aliases', () => {
    const unique = (items: string[]) => expect(new Set(items).size).toBe(items.length);
    unique(bank.map(({ id }) => id));
    unique(texts.map(({ text }) => text));
    unique(roles.flatMap(({ aliases }) => aliases));
  });

  it('asks nothing unlawful and passes no judgement', () => {
    expect(texts.filter(({ text }) => touchesUnlawful(text) || judges(text))).toEqual([]);
  });

  it('knows unlawful topics when it meets them', () => {
    const asked = [
      'How old are you?',
      'Do you plan to have children?',
      'Which church do you go to?',
      'Where are you originally from?',
    ];
    expect(asked.filter((text) => !touchesUnlawful(text))).toEqual([]);
  });

  it('is speakable: one or two sentences of at most forty words, no abbreviations, digits or signs', () => {
    for (const { id, text } of texts) {
      expect(text.split(/\s+/).length, id).toBeLessThanOrEqual(40);
      expect(text.match(/[.?](?=\s|$)/g)?.length ?? 0, id).toBeGreaterThanOrEqual(1);
      expect(text.match(/[.?](?=\s|$)/g)?.length ?? 0, id).toBeLessThanOrEqual(2);
      expect(text, id).toMatch(/^[A-Z][A-Za-z ,'’:.?-]+[.?]$/);
      expect(text, id).not.toMatch(/\b[A-Z]{2,}\b|\b(?:e\.g|i\.e|etc|vs)\b/);
    }
  });

  it('gives every question a rephrase in other words', () => {
    for (const { text, rephrase } of bank) expect(rephrase).not.toBe(text);
  });

  it('falls back to general questions for an unknown role id', () => {
    expect(roleById('astronaut')).toBe(generalRole);
  });
});
