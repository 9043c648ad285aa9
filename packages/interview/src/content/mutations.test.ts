import { describe, expect, it } from 'vitest';
import { hear } from '../report/turns.ts';
import { sessionOf, tunedOn } from '../testing/corpus/contentSessions.ts';
import { instructions } from '../testing/corpus/contentInstructions.ts';
import type { ContentTriple } from '../testing/corpus/contentTriple.ts';
import { assessContent } from './assessContent.ts';
import { asksForStory } from './question.ts';
import { sentenceSpans } from './text/spans.ts';

/** An answer at an even, slow pace, so that no limit of time plays a part. */
function assess(triple: ContentTriple, text: string) {
  const record = sessionOf(triple, text, {}, { pace: 60 });
  const { answers, overall } = assessContent(record, hear(record));
  const answer = answers[0];
  const side = (name: string) => answer?.criteria.find((criterion) => criterion.name === name)?.score ?? 0;
  return { score: answer?.score ?? 0, side, parts: answer?.parts, rewrite: answer?.rewrite, overall, answer };
}

const single = tunedOn.flatMap((triple) =>
  typeof triple.strong === 'string' ? [{ triple, text: triple.strong }] : [],
);
const stories = single.filter(({ triple }) => asksForStory({ id: '', ...triple.question }));

/** Many reports on a machine that may be busy. */
const patient = { timeout: 30_000 };

describe('an answer loses', patient, () => {
  it('structure and score with the sentence that tells the result', () => {
    const kept = stories.filter(({ triple, text }) => {
      const before = assess(triple, text);
      const result = before.parts?.result?.text ?? '';
      const without = sentenceSpans(text)
        .map(({ start, end }) => text.slice(start, end))
        .filter((sentence) => !result || !sentence.includes(result));
      const after = assess(triple, without.join(' '));
      expect(after.score, triple.id).toBeLessThanOrEqual(before.score);
      return !(after.side('structure') < before.side('structure'));
    });
    expect(kept.length).toBeLessThanOrEqual(stories.length * 0.05);
  });

  it('specificity with its numbers', () => {
    for (const { triple, text } of single.slice(0, 16)) {
      const without = text.replace(/\b\d[\d.,:]*/g, 'some');
      if (without === text) continue;
      const [before, after] = [assess(triple, text), assess(triple, without)];
      expect(after.side('specificity'), triple.id).toBeLessThan(before.side('specificity'));
      expect(after.score, triple.id).toBeLessThanOrEqual(before.score);
    }
  });

  it('structure and score with the own part', () => {
    for (const { triple, text } of stories.slice(-16)) {
      const ours = text
        .replace(/\b(?:I|i)\b/g, 'we')
        .replace(/\bmy\b/g, 'our')
        .replace(/\bmyself\b/g, 'ourselves');
      const [before, after] = [assess(triple, text), assess(triple, ours)];
      expect(after.side('structure'), triple.id).toBeLessThan(before.side('structure'));
      expect(after.score, triple.id).toBeLessThan(before.score);
    }
  });
});

describe('nothing is moved', patient, () => {
  const untouched = new Map<string, ReturnType<typeof assess>>();
  const same = (triple: ContentTriple, text: string, changed: string) => {
    const before = untouched.get(text) ?? assess(triple, text);
    untouched.set(text, before);
    const after = assess(triple, changed);
    expect(after.score, changed).toBe(before.score);
    expect(after.answer?.criteria, changed).toEqual(before.answer?.criteria);
    expect(after.overall, changed).toEqual(before.overall);
    expect(after.rewrite, changed).toBe(before.rewrite);
  };

  it('by a sentence that speaks to the assessor, wherever it stands', () => {
    const told = [single[1], single[12]];
    for (const [i, instruction] of instructions.entries()) {
      const { triple, text } = told[i % 2] ?? { triple: tunedOn[0], text: '' };
      if (!triple) continue;
      const ended = /[.!?]$/.test(instruction) ? instruction : `${instruction}.`;
      const middle = text.indexOf('. ') + 2;
      const changed = [
        `${text} ${instruction}`,
        `${ended} ${text}`,
        `${text.slice(0, middle)}${ended} ${text.slice(middle)}`,
      ];
      same(triple, text, changed[i % 3] ?? '');
    }
  });

  it('by "fine"', () => {
    for (const { triple, text } of single.slice(0, 12)) same(triple, text, `${text} It was fine.`);
  });

  it('by hesitation', () => {
    for (const { triple, text } of single.slice(8, 24)) {
      const hesitant = text.split(' ').map((word, i) => (i % 6 === 3 ? `um, ${word}` : word));
      const [before, after] = [assess(triple, text), assess(triple, hesitant.join(' '))];
      expect(after.answer?.criteria, triple.id).toEqual(before.answer?.criteria);
    }
  });

  it('by saying the question back, or a sentence twice', () => {
    for (const { triple, text } of single.slice(0, 12)) {
      same(triple, text, `${triple.question.text} ${text}`);
      const [first] = sentenceSpans(text);
      same(triple, text, `${text} ${text.slice(first?.start, first?.end)}`);
    }
  });
});
