import { expect, test } from 'vitest';
import { renamed } from './renamed.ts';

test('an edited entry keeps its mark', () => {
  expect(renamed(['Triage'], ['Calm', 'Triage'], ['Calm', 'Triage at night'])).toEqual(['Triage at night']);
});

test('a removed entry loses its mark, and the others keep theirs', () => {
  expect(renamed(['Calm', 'Triage'], ['Calm', 'Triage'], ['Calm'])).toEqual(['Calm']);
});

test('entries that change places keep their marks', () => {
  expect(renamed(['Triage'], ['Calm', 'Triage'], ['Triage', 'Calm'])).toEqual(['Triage']);
});

test('an entry beside a marked one gets no mark by being edited', () => {
  expect(renamed(['Triage'], ['Calm', 'Triage'], ['Calmness', 'Triage'])).toEqual(['Triage']);
});
