import { expect, test } from './support/fixtures.ts';
import { reportOf, saidIn } from './support/reported.ts';
import { record } from './support/speech.ts';
import { words } from './support/words.ts';
import { patience } from './support/patience.ts';

const first =
  'Last winter a patient on my ward got worse during the night. I checked the values and called the doctor at once, ' +
  'and the patient was stable within two hours.';
const second =
  'We had too few people in summer. I wrote a new plan for the shifts and asked everyone for one extra day, ' +
  'and in the end nobody had to work alone.';
const third =
  'A new doctor forgot to wash his hands before a visit. I spoke with him alone in the corridor, explained our rule, ' +
  'and since then he reminds others.';

test('an interview outlives the death of the interviewer, of the server, and a reload', async ({
  candidate,
  stack,
}) => {
  await candidate.practise();
  await candidate.untilQuiet();
  await candidate.namesRole();
  await candidate.untilQuiet();
  await candidate.asks(await record(first));
  await candidate.untilQuiet();
  const question = await candidate.questionNumber();

  await test.step('kill -9 of the interviewer', async () => {
    const at = await candidate.now();
    process.kill(stack.pidOf('agent'), 'SIGKILL');
    await candidate.hears(at, patience(45_000));
    await candidate.untilQuiet();
    expect(await candidate.questionNumber()).toBe(question);
    await candidate.asks(await record(second));
    await candidate.untilQuiet();
  });

  await test.step('kill -9 of the server', async () => {
    process.kill(stack.pidOf('server'), 'SIGKILL');
    await candidate.asks(await record(third));
    await candidate.untilQuiet();
    await expect.poll(() => stack.answers('/readyz'), { timeout: patience(30_000) }).toBe(true);
  });

  // Whatever the recogniser made of the answers: what stood on the screen has to be in the report.
  const said = await candidate.captions('user');
  expect(said.length).toBeGreaterThanOrEqual(4);

  await test.step('a reload in the middle', async () => {
    const before = await candidate.questionNumber();
    await candidate.page.reload();
    await expect(candidate.page.getByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
    await candidate.hears(0);
    await candidate.untilQuiet();
    // The interviewer may have been about to ask the next question, but never the first one again.
    expect([before, (before ?? 0) + 1]).toContain(await candidate.questionNumber());
  });

  await candidate.disconnect();
  const report = words(saidIn(await reportOf(stack, candidate, patience(40_000))));
  for (const line of said) expect(report).toContain(words(line));
});
