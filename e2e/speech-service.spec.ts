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

test('an interview outlives its speech service, and nothing that was said is lost', async ({ candidate, stack }) => {
  await candidate.practise();

  await test.step('killed while the interviewer speaks: the line goes on', async () => {
    process.kill(stack.speechPid(), 'SIGKILL');
    // While the service loads there is quiet inside of the greeting, too.
    await expect.poll(async () => (await candidate.captions('agent')).join(' ')).toContain('Which role');
    await candidate.untilQuiet(3_000);
    await candidate.namesRole();
    await candidate.untilQuestion(1);
  });

  await test.step('killed while the candidate speaks: the whole answer is heard', async () => {
    const recording = await record(first);
    const speaking = candidate.asks(recording);
    await candidate.page.waitForTimeout(recording.durationMs / 2);
    process.kill(stack.speechPid(), 'SIGKILL');
    await speaking;
    await candidate.untilQuiet();
    const heard = words((await candidate.captions('user')).join(' '));
    for (const word of ['winter', 'patient', 'night', 'doctor', 'stable', 'hours']) expect(heard).toContain(word);
  });

  await test.step('killed again while it loads', async () => {
    await candidate.asks(await record(second));
    await candidate.untilQuiet();
    const killed = stack.speechPid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => stack.speechPid(killed), { intervals: [20] }).toBeGreaterThan(0);
    process.kill(stack.speechPid(killed), 'SIGKILL');
    await candidate.asks(await record(third));
    await candidate.untilQuiet();
    const heard = words((await candidate.captions('user')).join(' '));
    for (const word of ['hands', 'corridor', 'rule', 'others']) expect(heard).toContain(word);
  });

  const said = await candidate.captions('user');
  await candidate.disconnect();
  const report = words(saidIn(await reportOf(stack, candidate, patience(40_000))));
  for (const line of said) expect(report).toContain(words(line));
});
