import { another, whole } from './support/answers.ts';
import { spokenRole } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { reportOf, saidIn } from './support/reported.ts';
import { record } from './support/speech.ts';
import { words } from './support/words.ts';

test('an answer whose last word was just said is in the report of a candidate who leaves', async ({
  candidate,
  stack,
}) => {
  await candidate.practise();
  await candidate.untilQuiet();
  await candidate.namesRole();
  await candidate.untilQuiet();
  const before = await candidate.captions('user');
  await candidate.say(await record(another));
  await candidate.disconnect();

  const report = words(saidIn(await reportOf(stack, candidate)));
  for (const line of before) expect(report).toContain(words(line));
  // None of these is in a question.
  for (const word of ['summer', 'shifts', 'everyone', 'extra', 'alone']) expect(report.split(' ')).toContain(word);
});

test('an interviewer who is interrupted falls silent, and listens', async ({ candidate }) => {
  await candidate.practise();
  await candidate.untilQuiet();
  const asked = await candidate.now();
  await candidate.say(await record(spokenRole));
  // The first question is a long line: the candidate speaks into it.
  await candidate.hears(asked);
  const { startedAt, endedAt } = await candidate.say(await record('Sorry, could you repeat the question please?'));
  const during = await candidate.page.evaluate(
    ([from, to]) =>
      window.candidate.meter.sounds.filter(
        (sound) => sound.startedAt < to && (sound.endedAt ?? Number.POSITIVE_INFINITY) > from,
      ),
    [startedAt + 1_500, endedAt] as const,
  );
  expect(during, 'sounds of the interviewer after a second and a half of the candidate’s').toEqual([]);
  const again = await candidate.hears(endedAt);
  expect(again).toBeGreaterThan(endedAt);
});

test('an interview can be held by typing alone', async ({ candidate, stack }) => {
  await candidate.practise();
  await candidate.untilQuiet();
  const answers = ['I am practising for a teacher role.', `${whole} ${another}`, 'skip this question please'];
  for (const answer of answers) await candidate.types(answer);
  expect(await candidate.questionNumber()).toBe(3);
  await candidate.disconnect();
  expect(words(saidIn(await reportOf(stack, candidate)))).toContain(words(whole));
});
