import { expect, test } from './support/fixtures.ts';
import { record } from './support/speech.ts';

const whole =
  'Last winter a patient on my ward got worse during the night. I checked the values and called the doctor at once, ' +
  'and the patient was stable within two hours.';
const another =
  'We had too few people in summer. I wrote a new plan for the shifts and asked everyone for one extra day, ' +
  'and in the end nobody had to work alone.';

test('a candidate holds a spoken interview and gets a report of what was said', async ({ candidate, stack }) => {
  await candidate.practise();
  await candidate.untilQuiet();
  const heardAtFirst = await candidate.sounds();

  await candidate.asks(await record('I am practising for a nurse role.'));
  await candidate.untilQuiet();
  expect(await candidate.questionNumber()).toBe(1);

  // Too short: the interviewer asks for more, at the same question.
  await candidate.asks(
    await record('I just like this kind of work very much, it is good for me and for my family too.'),
  );
  await candidate.untilQuiet();
  expect(await candidate.questionNumber()).toBe(1);

  for (const answer of [whole, another]) {
    await candidate.asks(await record(answer));
    await candidate.untilQuiet();
  }
  expect(await candidate.questionNumber()).toBeGreaterThan(1);
  expect((await candidate.sounds()) - heardAtFirst).toBeGreaterThanOrEqual(3);
  const mine = await candidate.captions('user');
  expect(mine.length).toBeGreaterThanOrEqual(4);
  expect(mine.join(' ')).toContain('nurse');
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

test('an interview can be held by typing alone', async ({ candidate, stack }) => {
  await candidate.practise();
  await candidate.untilQuiet();
  const answers = ['I am practising for a teacher role.', `${whole} ${another}`, 'skip this question please'];
  for (const answer of answers) {
    const before = (await candidate.captions('agent')).length;
    await candidate.page.getByLabel('Or type your answer').fill(answer);
    await candidate.page.keyboard.press('Enter');
    await expect.poll(async () => (await candidate.captions('agent')).length).toBeGreaterThan(before);
    await candidate.untilQuiet();
  }
  expect(await candidate.questionNumber()).toBe(3);
  await candidate.disconnect();
  await expect.poll(() => stack.mailTo(candidate.email), { timeout: 30_000 }).toHaveLength(1);
  const [mail] = await stack.mailTo(candidate.email);
  expect(words(mail?.text)).toContain(words(whole));
});

/** Words alone: line breaks and typographic signs differ between the screen and an e-mail. */
function words(text = ''): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
