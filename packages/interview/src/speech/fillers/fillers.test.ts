import { describe, expect, it } from 'vitest';
import { inOrder } from '../alignment.ts';
import { heldOut } from '../testing/heldOut.ts';
import { later } from '../testing/later.ts';
import { precision, recall, scoreOf, together } from '../testing/score.ts';
import type { Score } from '../testing/score.ts';
import { ambiguous, linesOf, sentences } from '../testing/sentences.ts';
import { tokensOf } from '../tokens.ts';
import { fillersIn } from './index.ts';

const found = (text: string) => fillersIn(tokensOf(text, null, 0)).map((filler) => filler.text);
const good = (score: Score) => precision(score) >= 0.9 && recall(score) >= 0.9;

describe('words that only sometimes are fillers', () => {
  it.each(Object.keys(sentences))('"%s" is told from its proper use nine times in ten and more', (word) => {
    const score = scoreOf(word, linesOf(sentences[word] ?? ''));
    expect(good(score), score.wrong.join('\n')).toBe(true);
  });

  it.each(ambiguous)('"%s" is so in sentences that the rules were not made with', (word) => {
    const score = scoreOf(word, linesOf(heldOut[word] ?? ''));
    expect(good(score), score.wrong.join('\n')).toBe(true);
  });

  it.each(ambiguous)('"%s" is so in sentences of many trades that came later', (word) => {
    const score = scoreOf(word, linesOf(later));
    expect(score.hits).toBeGreaterThanOrEqual(15);
    expect(good(score), score.wrong.join('\n')).toBe(true);
  });

  it('are told apart over all', () => {
    for (const table of [sentences, heldOut]) {
      const score = together(Object.entries(table).map(([word, text]) => scoreOf(word, linesOf(text))));
      expect(precision(score)).toBeGreaterThanOrEqual(0.95);
      expect(recall(score)).toBeGreaterThanOrEqual(0.95);
    }
  });

  it('are tried in well over 200 sentences, and in over 100 that were held out', () => {
    const count = (table: Readonly<Record<string, string>>) =>
      new Set(ambiguous.flatMap((word) => linesOf(table[word] ?? ''))).size;
    expect(count(sentences)).toBeGreaterThan(200);
    expect(count(heldOut)).toBeGreaterThan(100);
  });

  it('are fillers between commas, wherever they stand', () => {
    const words = 'We moved the whole archive in March and nobody lost a file'.split(' ');
    for (const word of Object.keys(sentences)) {
      for (let i = 1; i < words.length; i += 1) {
        const before = words.slice(0, i).join(' ');
        const text = `${before}, ${word}, ${words.slice(i).join(' ')}.`;
        expect(found(text), text).toEqual([word.replace(/^i /, 'I ')]);
      }
    }
  });
});

describe('hesitation sounds', () => {
  it.each([
    'um',
    'Um,',
    'umm',
    'UMM?',
    'uhm',
    'um...',
    'um…',
    'uh',
    'uhh,',
    'er',
    'err',
    'erm',
    'ehm',
    'ah',
    'hm',
    'Hmm.',
    'mm',
    '"um"',
  ])('are known as %s', (sound) => {
    expect(found(`I ${sound} like it`)).toHaveLength(1);
  });

  it.each([
    'I worked in the ER for two years.',
    'the er nurse called me',
    'A bolt of 5 mm is enough.',
    'He wrote to HM Customs.',
    'Uh huh, that is it.',
    'mhm',
    'The umbrella was hers.',
    'I am a human.',
  ])('are not in "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('in capitals count where everything is in capitals', () => {
    expect(found('UM I WORKED IN LEEDS')).toEqual(['um']);
  });

  it('with dots behind them end no sentence', () => {
    expect(found('It was um... like a second home.')).toEqual(['um']);
  });
});

describe('phrases', () => {
  it('of two words are one filler, at its first word', () => {
    const said = ['It', 'was,', 'you', 'know,', 'late'].map((text, i) => ({
      text,
      startMs: i * 300,
      endMs: i * 300 + 250,
    }));
    expect(fillersIn(tokensOf('It was, you know, late', said, 0))).toMatchObject([
      { text: 'you know', startMs: 600, kind: 'word', length: 2 },
    ]);
  });

  it('are found when a recogniser writes them as one word', () => {
    const said = [
      { text: 'you know', startMs: 100, endMs: 500 },
      { text: 'it', startMs: 500, endMs: 600 },
      { text: 'rained', startMs: 600, endMs: 900 },
    ];
    expect(fillersIn(tokensOf('', inOrder(said), 0))).toMatchObject([{ text: 'you know', startMs: 100 }]);
  });

  it('do not reach over the end of a sentence', () => {
    expect(found('Nobody asked you. Know your limits.')).toEqual([]);
  });
});
