import { expect, test } from 'vitest';
import { spokenForm } from '../text/spokenForm.ts';
import { interviewTurns, momentTurns, privateTurns } from './corpora.ts';
import { listenerExamples, placesOf } from './listenerTexts.ts';

test('places of private passages are those of their words', () => {
  expect(placesOf(['my dad died', 'I drank'], 'When my dad died, well, I drank. A lot.')).toEqual([1, 2, 3, 5, 6]);
});

test('a passage that isn’t in its text is refused', () => {
  expect(() => placesOf(['my mother'], 'When my dad died.')).toThrow('"my mother" is not in "When my dad died."');
});

test('the listener is trained on no hand, and on no words, that it is measured with or tuned on', () => {
  const others = [interviewTurns, momentTurns, privateTurns].flatMap((of) => [...of('tuned'), ...of('heldout')]);
  const hands = new Set(others.map(({ hand }) => hand));
  const texts = new Set(others.map(({ text }) => spokenForm(text)));
  const examples = listenerExamples();
  expect(examples.length).toBeGreaterThan(30_000);
  expect(examples.filter(({ hand, text }) => hands.has(hand) || texts.has(text))).toEqual([]);
});
