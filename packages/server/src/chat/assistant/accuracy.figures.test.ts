import { encoderName } from '@viva/understanding';
import { labeled as labeledTexts } from '@viva/understanding/testing';
import { describe, expect, it } from 'vitest';
import { answerById, answers } from '../knowledge/answers.ts';
import { readers } from '../testing/assistant.ts';
import { labeled, measured } from '../testing/labeled.ts';
import { exampleTexts } from './nearestAnswers.ts';
import { storedVectors } from './storedVectors.ts';

/** Another processor rounds otherwise: so much may differ from what docs/chat.md says. */
const rounding = 0.015;
const figures = {
  learned: { messages: [0.989, 0.955], heldout: [0.928, 0.912] },
  letters: { messages: [0.783, 0.919], heldout: [0.717, 0.95] },
} as const;

/** The same of texts about danger: those met with help or kind words, and of those about none, those met with help, and with either. */
const inDanger = { met: 67, taken: 1, kind: 7 } as const;

describe('what a message wants', () => {
  it.each([
    ['learned', 'messages'],
    ['learned', 'heldout'],
    ['letters', 'messages'],
    ['letters', 'heldout'],
  ] as const)('is found by %s vectors in %s as often as was written down', async (vectors, name) => {
    const { answered, leftAlone, missed, invented } = await measured(await readers[vectors](), labeled(name));
    const [ofKnown, ofUnknown] = figures[vectors][name];
    expect(answered, missed.join('\n')).toBeGreaterThanOrEqual(ofKnown - rounding);
    expect(leftAlone, invented.join('\n')).toBeGreaterThanOrEqual(ofUnknown - rounding);
  });

  it('is help, or kind words, where a life may be in danger, as often as was written down', async () => {
    const read = await readers.learned();
    const found = { danger: { danger: 0, met: 0 }, none: { danger: 0, met: 0 } };
    for (const { text, labels } of labeledTexts('danger', 'heldout')) {
      const { wishes } = await read({ earlier: [], message: text });
      const care = wishes.flatMap((wish) => (wish.kind === 'answer' ? [wish.id] : []));
      const counts = found[labels.includes('danger') ? 'danger' : 'none'];
      if (care.includes('danger')) counts.danger++;
      if (care.includes('danger') || care.includes('distress')) counts.met++;
    }
    expect(found.danger.met).toBeGreaterThanOrEqual(inDanger.met - 1);
    expect(found.none.danger).toBeLessThanOrEqual(inDanger.taken + 1);
    expect(found.none.met).toBeLessThanOrEqual(inDanger.kind + 1);
  });

  it('is measured on enough messages, a third of them on other things, none but short ones an example', () => {
    const heldOut = labeled('heldout');
    expect(heldOut.length).toBeGreaterThanOrEqual(250);
    expect(heldOut.filter(({ wanted }) => wanted.length === 0).length).toBeGreaterThanOrEqual(heldOut.length / 4);
    for (const { wanted } of [...heldOut, ...labeled('messages')]) wanted.flat().forEach(answerById);
    const known = new Set(exampleTexts.map((text) => text.toLowerCase()));
    const texts = heldOut.flatMap(({ said }) => said).filter((text) => known.has(text.toLowerCase()));
    expect(texts.filter((text) => text.split(' ').length > 7)).toEqual([]);
    expect(texts.length).toBeLessThan(12);
  });
});

describe('the examples', () => {
  it('are enough for each answer, and none is for two', () => {
    const few = answers.filter(({ id, examples }) => examples.length < (id.includes('/') ? 6 : 7));
    expect(few.map(({ id }) => id)).toEqual([]);
    const seen = exampleTexts.map((text) => text.toLowerCase());
    expect(seen.filter((text, at) => seen.indexOf(text) !== at)).toEqual([]);
  });

  it('have the vectors that are kept', () => {
    expect(storedVectors(encoderName, exampleTexts, 384), 'npm run chat:vectors makes new ones').toHaveLength(
      exampleTexts.length,
    );
  });
});
