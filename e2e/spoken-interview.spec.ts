import { wordErrors } from '../packages/speech/src/testing/wordErrors.ts';
import { answerTo, whole } from './support/answers.ts';
import { expect, test } from './support/fixtures.ts';
import { reportOf, saidIn } from './support/reported.ts';
import { record } from './support/speech.ts';
import { words } from './support/words.ts';

const short = 'I just like this kind of work very much, it is good for me and for my family too.';
test('a candidate holds a spoken interview and gets a report of what was said', async ({ candidate, stack }) => {
  await candidate.practise();
  await candidate.untilQuiet();

  /** Speaks, hears a reply, and answers with its captions. */
  const replyTo = async (answer: string) => {
    const before = await candidate.captions('agent');
    await candidate.asks(await record(answer));
    await candidate.untilQuiet();
    const after = await candidate.captions('agent');
    expect(after.length, `a reply to "${answer}"`).toBeGreaterThan(before.length);
    return after.slice(before.length);
  };

  await candidate.namesRole();
  expect(await candidate.questionNumber()).toBe(1);

  await test.step('too short an answer: the interviewer asks for more, at the same question', async () => {
    const question = words(await candidate.question());
    const probe = await replyTo(short);
    expect(await candidate.questionNumber()).toBe(1);
    expect(words(await candidate.question())).toBe(question);
    expect(words(probe.join(' '))).not.toContain(question);
  });

  await replyTo(whole);
  const second = answerTo(await candidate.question());
  await replyTo(second);
  expect(await candidate.questionNumber()).toBeGreaterThan(1);
  const mine = await candidate.captions('user');
  expect(mine.length).toBeGreaterThanOrEqual(4);
  const { words: spoken, errors } = wordErrors(`${short} ${whole} ${second}`, mine.slice(-3).join(' '));
  expect(errors / spoken, `word errors of "${mine.slice(-3).join(' ')}"`).toBeLessThanOrEqual(0.1);
  const theirs = await candidate.captions('agent');
  expect(theirs.length).toBeGreaterThanOrEqual(4);

  await candidate.disconnect();
  const report = await reportOf(stack, candidate);
  const said = words(saidIn(report));
  for (const line of [...mine, ...theirs.slice(0, 3)]) expect(said).toContain(words(line));
  // What was spoken was heard well enough to be judged.
  expect(report.approximate).toBe(false);
  expect(report.answers.map(({ notAssessed }) => notAssessed)).not.toContain('approximate-transcript');
  expect(report.answers.filter(({ level }) => level !== null).length).toBeGreaterThanOrEqual(2);
});
