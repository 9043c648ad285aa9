import { describe, expect, it } from 'vitest';
import { knowledge } from '../knowledge/index.ts';
import { personas } from '../persona.ts';
import { testFacts } from '../testing/facts.ts';
import { heldOut, heldOutUnrelated } from '../testing/heldOut.ts';
import { type Phrasing, knownPhrasings, unrelated } from '../testing/phrasings.ts';
import { createBuiltInAssistant } from './builtIn.ts';

const assistant = createBuiltInAssistant(testFacts);
const topicsIn = (text: string) =>
  assistant
    .answer(personas.general, [], text)
    .findings.flatMap((finding) => (finding.kind === 'topic' ? [finding.topic.id] : []));
const missed = (phrasings: readonly Phrasing[]) =>
  phrasings.filter(({ text, topics }) => !topicsIn(text).some((id) => topics.includes(id))).map(({ text }) => text);
const answered = (questions: readonly string[]) =>
  questions.filter((text) => !assistant.answer(personas.general, [], text).text.startsWith('I don’t know'));

describe('the topic of a question', () => {
  it('is told by enough phrasings of enough topics for the figures to mean something', () => {
    expect(knowledge.length).toBeGreaterThanOrEqual(35);
    expect(knownPhrasings.length + heldOut.length).toBeGreaterThanOrEqual(150);
    expect(heldOut.length).toBeGreaterThanOrEqual(150 * 0.15);
    expect(unrelated.length + heldOutUnrelated.length).toBeGreaterThanOrEqual(30);
    const ids = new Set(knowledge.map(({ id }) => id));
    expect([...knownPhrasings, ...heldOut].flatMap(({ topics }) => topics).filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe(knowledge.length);
  });

  it('is found for 98 of 100 known phrasings', () => {
    expect(missed(knownPhrasings).length, missed(knownPhrasings).join(' | ')).toBeLessThanOrEqual(
      knownPhrasings.length * 0.02,
    );
  });

  it('is found for 9 of 10 phrasings that it was not made with', () => {
    expect(missed(heldOut).length, missed(heldOut).join(' | ')).toBeLessThanOrEqual(heldOut.length * 0.1);
  });

  it('is not invented for other questions: the assistant says that it does not know', () => {
    expect(answered(unrelated).length, answered(unrelated).join(' | ')).toBeLessThanOrEqual(unrelated.length * 0.02);
    expect(answered(heldOutUnrelated).length).toBeLessThanOrEqual(heldOutUnrelated.length * 0.1);
  });
});

describe('an answer', () => {
  const said = [...knownPhrasings, ...heldOut].map(({ text }) => assistant.answer(personas.sales, [], text).text);

  it('names no amount of money, and nothing that was left to fill in', () => {
    expect(said.filter((text) => /[$€£]\s?\d|\d\s?(?:dollars|euros)|[{}]|undefined/.test(text))).toEqual([]);
  });

  it('is the same every time', () => {
    const again = createBuiltInAssistant(testFacts);
    const repeated = [...knownPhrasings, ...heldOut].map(({ text }) => again.answer(personas.sales, [], text).text);
    expect(repeated).toEqual(said);
  });

  it('can be read: at most some 150 words', () => {
    expect(said.filter((text) => text.split(/\s+/).length > 300)).toEqual([]);
    expect(knowledge.filter(({ answer }) => answer.split(/\s+/).length > 110).map(({ id }) => id)).toEqual([]);
  });
});
