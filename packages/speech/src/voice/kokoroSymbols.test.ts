import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { phonemesOf, spokenText } from '../pronunciation/index.ts';
import { kokoroSymbols, numbersOf, piecesOf } from './kokoroSymbols.ts';

const said = (text: string) => kokoroSymbols(phonemesOf(spokenText(text)));

describe('Kokoro’s symbols', () => {
  test.each([
    ['Tell me about a time.', 'tˈɛl mˌi əbˌWt ə tˈIm.'],
    ['a little button', 'ə lˈɪTᵊl bˈʌtᵊn'],
    ['her work, their choice', 'hɜɹ wˈɜɹk, ðɛɹ ʧˈYs'],
  ])('are those that the model was trained with: %s', (text, symbols) => {
    expect(said(text)).toBe(symbols);
  });

  test('have a number each, in every fortieth word of the dictionary, in numbers, money, and terms', () => {
    const dictionary = readFileSync(createRequire(import.meta.url).resolve('cmu-pronouncing-dictionary'), 'utf8');
    const words = [...dictionary.matchAll(/^ {2}"([a-z']+)":/gm)].map(([, word = '']) => word);
    const terms = [
      'SQL and HACCP, 24/7, for $1.2M.',
      'OAuth 2.0; REST: or GraphQL!',
      'the measure of azure, and a thing',
    ];
    const lines = [...words.filter((_, index) => index % 40 === 0), ...terms].map(said);
    expect(lines.length).toBeGreaterThan(2_000);
    const dropped = lines.flatMap((line) => [...line].filter((symbol) => numbersOf(symbol).length === 0));
    expect(dropped).toEqual([]);
  });

  test('have no number where the model does not know them', () => {
    expect(numbersOf('t☃ˈɛl')).toEqual(numbersOf('tˈɛl'));
  });

  test('are cut between words into pieces for which a voice has a style, and none is lost', () => {
    const symbols = said(`We spent $1,234,567.89 on ${'twenty-three thousand servers and '.repeat(30)}a van.`);
    const pieces = piecesOf(symbols, 509);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe(symbols);
    for (const piece of pieces) expect(numbersOf(piece).length).toBeLessThanOrEqual(509);
    for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/ $/);
    expect(piecesOf('tˈɛlmˌi', 4)).toEqual(['tˈɛl', 'mˌi']);
    expect(piecesOf('tˈɛl mˌi', 4)).toEqual(['tˈɛl', ' mˌi']);
    expect(piecesOf('tˈɛl ☃', 4)).toEqual(['tˈɛl']);
  });
});
