import { describe, expect, it } from 'vitest';
import { factsOf } from './attributes.ts';

describe('factsOf', () => {
  it('reads what fits the contract', () => {
    const question = { id: 'q1', n: 2, of: 5, text: 'Why this job?' };
    const facts = factsOf({ 'viva.question': JSON.stringify(question), 'viva.phase': '"questions"' });
    expect(facts).toEqual({
      question,
      phase: 'questions',
      ears: null,
      notice: null,
      recording: false,
      help: null,
      clock: null,
      progress: null,
      hint: null,
      feedback: null,
    });
    expect(factsOf({ 'viva.recording': 'true' })).toMatchObject({ recording: true });
    expect(factsOf({ 'viva.help': '"offered"' })).toMatchObject({ help: 'offered' });
    const clock = { startedAtMs: 1, pausedMs: 2, pause: { atMs: 3, untilMs: 4, by: 'press' }, pausable: false };
    expect(factsOf({ 'viva.clock': JSON.stringify(clock) })).toMatchObject({ clock });
    expect(factsOf({ 'viva.progress': '{"answered":3,"of":8}' })).toMatchObject({ progress: { answered: 3, of: 8 } });
    expect(factsOf({ 'viva.hint': '{"questionId":"q1"}' })).toMatchObject({ hint: { questionId: 'q1' } });
    const feedback = { questionId: 'q1', text: 'Clear and short.' };
    expect(factsOf({ 'viva.feedback': JSON.stringify(feedback) })).toMatchObject({ feedback });
  });

  it('takes nothing from what does not fit', () => {
    expect(factsOf({ 'viva.question': '{"n":0}', 'viva.phase': 'not json', 'viva.ears': '"somebody"' })).toEqual({
      question: null,
      phase: null,
      ears: null,
      notice: null,
      recording: false,
      help: null,
      clock: null,
      progress: null,
      hint: null,
      feedback: null,
    });
  });
});
