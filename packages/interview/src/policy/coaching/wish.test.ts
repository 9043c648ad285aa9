import { expect, test } from 'vitest';
import { wishIn } from './wish.ts';

test.each([
  'Try again.',
  'Yes, please.',
  'Yes please.',
  'Let me try that again.',
  'No, let me try again.',
  'Wait, let me try again.',
  'Stop, let me do it again.',
  'I’m not happy with that, let me do it again.',
  'no that was not good let me try again',
  'Why not, once more.',
  'Why not try again?',
  'I don’t mind trying again.',
  'I don’t want to go on, let me try again.',
  'Um, okay, one more time please',
  'Can I have another try?',
  'I’d like to do it from the start.',
  'Again, please.',
  'I want to repeat it.',
  'Can I repeat?',
  'Yes, I would like to.',
  'I try again.',
  'I’m going to try again.',
  'I can do better than that.',
  'The first one.',
  'I would really like to have one more try please',
])('%s: again', (text) => {
  expect(wishIn(text).choice).toBe('again');
});

test.each([
  'Go on.',
  'No.',
  'No, thanks.',
  'Let’s move on, please.',
  'I’d rather not say it again.',
  'I don’t want to try it again.',
  'I don’t want to redo it.',
  'Okay, next question.',
  'Skip it.',
  'That’s fine, let’s continue.',
  'I don’t think I want to do that again.',
  'I don’t think I’ll try again.',
  'Can I go on without doing it again?',
  'Let’s continue with the interview.',
  'I don’t want to.',
  'Again? No thanks.',
  'Try again? No, let’s go on.',
  'Try it again, or go on? I’d go on.',
  'I can’t do it again.',
  'The second one.',
  'I prefer to go on.',
])('%s: go on', (text) => {
  expect(wishIn(text).choice).toBe('on');
});

test.each([
  'Then I called once more and he was fine.',
  'It never happened again.',
  'It did not happen again.',
  'Next I called the doctor.',
  'It all worked out in the end.',
  'I can’t go on.',
  'I don’t want to continue.',
  'Can I have a moment before we go on?',
  'What comes next?',
  'Don’t move on yet.',
  'I’m not sure I want to try it again.',
  'Okay.',
  'Sure, why not.',
  'Can you say that again?',
  'Sorry, say that again?',
  'What was that again?',
  'How many questions are left?',
  'Should I try it again?',
  'Do I need to try again?',
  'Can you repeat?',
  'We tried again.',
  'I try to help people.',
  '',
])('%s: neither', (text) => {
  expect(wishIn(text).choice).toBeNull();
});

test.each(['I would like to add something.', 'Can I just add the ending?', 'Let me finish.'])('%s: add', (text) => {
  expect(wishIn(text).choice).toBe('add');
});

test('what is said besides a wish is kept', () => {
  expect(wishIn('He went home two weeks later. That’s all.')).toEqual({
    choice: 'on',
    rest: 'he went home two weeks later',
  });
  const { choice, rest } = wishIn('Yes, let me try again. Last winter a class of mine failed. In March two failed.');
  expect([choice, rest]).toEqual(['again', 'last winter a class of mine failed, in march two failed']);
  expect(wishIn('Let me try again.').rest).toBe('');
});
