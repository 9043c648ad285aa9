import { wordErrors } from '../packages/speech/src/testing/wordErrors.ts';
import { spokenRole } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { reportOf, saidIn } from './support/reported.ts';
import { record } from './support/speech.ts';
import { words } from './support/words.ts';

const short = 'I just like this kind of work very much, it is good for me and for my family too.';
const whole =
  'Last winter a guest in our restaurant got sick during the night. I checked the list of the food and called the doctor at once, ' +
  'and the guest was well within two hours. After that we wrote a short list for the kitchen, and I showed it ' +
  'to every new colleague.';
const another =
  'We had too few people in summer. I wrote a new plan for the shifts and asked everyone for one extra day, ' +
  'and in the end nobody had to work alone. Two of them thanked me later, because they could plan their holidays.';

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

  for (const answer of [whole, another]) await replyTo(answer);
  expect(await candidate.questionNumber()).toBeGreaterThan(1);
  const mine = await candidate.captions('user');
  expect(mine.length).toBeGreaterThanOrEqual(4);
  const { words: spoken, errors } = wordErrors(`${short} ${whole} ${another}`, mine.slice(-3).join(' '));
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
