import { describe, expect, it } from 'vitest';
import { factsOf } from './attributes.ts';

describe('factsOf', () => {
  it('reads what fits the contract', () => {
    const question = { id: 'q1', n: 2, of: 5, text: 'Why this job?' };
    const facts = factsOf({ 'viva.question': JSON.stringify(question), 'viva.phase': '"questions"' });
    expect(facts).toEqual({ question, phase: 'questions', ears: null, notice: null, recording: false });
    expect(factsOf({ 'viva.recording': 'true' })).toMatchObject({ recording: true });
  });

  it('takes nothing from what does not fit', () => {
    expect(factsOf({ 'viva.question': '{"n":0}', 'viva.phase': 'not json', 'viva.ears': '"somebody"' })).toEqual({
      question: null,
      phase: null,
      ears: null,
      notice: null,
      recording: false,
    });
  });
});
