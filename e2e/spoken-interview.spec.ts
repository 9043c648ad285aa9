import { expect, test } from './support/fixtures.ts';
import { record } from './support/speech.ts';
import { words } from './support/words.ts';

const whole =
  'Last winter a patient on my ward got worse during the night. I checked the values and called the doctor at once, ' +
  'and the patient was stable within two hours.';
const another =
  'We had too few people in summer. I wrote a new plan for the shifts and asked everyone for one extra day, ' +
  'and in the end nobody had to work alone.';

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

  await candidate.namesRole('nurse');
  expect(await candidate.questionNumber()).toBe(1);

  await test.step('too short an answer: the interviewer asks for more, at the same question', async () => {
    const question = words(await candidate.question());
    const probe = await replyTo('I just like this kind of work very much, it is good for me and for my family too.');
    expect(await candidate.questionNumber()).toBe(1);
    expect(words(await candidate.question())).toBe(question);
    expect(words(probe.join(' '))).not.toContain(question);
  });

  for (const answer of [whole, another]) await replyTo(answer);
  expect(await candidate.questionNumber()).toBeGreaterThan(1);
  const mine = await candidate.captions('user');
  expect(mine.length).toBeGreaterThanOrEqual(4);
  const theirs = await candidate.captions('agent');
  expect(theirs.length).toBeGreaterThanOrEqual(4);

  await candidate.disconnect();
  await expect.poll(() => stack.mailTo(candidate.email), { timeout: 30_000 }).toHaveLength(1);
  const [mail] = await stack.mailTo(candidate.email);
  for (const line of [...mine, ...theirs.slice(0, 3)]) {
    expect(words(mail?.text)).toContain(words(line));
    expect(mail?.html).toBeTruthy();
  }
});

test('an answer whose last word was just said is in the report of a candidate who leaves', async ({
  candidate,
  stack,
}) => {
  await candidate.practise();
  await candidate.untilQuiet();
  await candidate.namesRole('nurse');
  await candidate.untilQuiet();
  const before = await candidate.captions('user');
  await candidate.say(await record(another));
  await candidate.disconnect();

  await expect.poll(() => stack.mailTo(candidate.email), { timeout: 30_000 }).toHaveLength(1);
  const [mail] = await stack.mailTo(candidate.email);
  const report = words(mail?.text);
  for (const line of before) expect(report).toContain(words(line));
  // The recogniser gets about every third word wrong; none of these is in a question or in the report's own sentences.
  const own = ['summer', 'shifts', 'everyone', 'extra', 'alone'];
  expect(own.filter((word) => report.split(' ').includes(word)).length).toBeGreaterThanOrEqual(3);
});

test('an interview can be held by typing alone', async ({ candidate, stack }) => {
  await candidate.practise();
  await candidate.untilQuiet();
  const answers = ['I am practising for a teacher role.', `${whole} ${another}`, 'skip this question please'];
  for (const answer of answers) await candidate.types(answer);
  expect(await candidate.questionNumber()).toBe(3);
  await candidate.disconnect();
  await expect.poll(() => stack.mailTo(candidate.email), { timeout: 30_000 }).toHaveLength(1);
  const [mail] = await stack.mailTo(candidate.email);
  expect(words(mail?.text)).toContain(words(whole));
});
