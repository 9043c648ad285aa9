import { apiOf } from './support/apiOf.ts';
import { expect, test } from './support/fixtures.ts';
import { record } from './support/speech.ts';
import { patience } from './support/patience.ts';

const answer =
  'Last winter a patient on my ward got worse during the night. I checked the values and called the doctor at once, ' +
  'and the patient was stable within two hours.';

test('practice for the role of the profile is recorded of those who switch it on, and heard again beside the report', async ({
  candidate,
  page,
  stack,
}) => {
  await page.goto(`${stack.pageUrl}/my_account`);
  await page.getByLabel('Target role').fill('Nurse');
  await page.getByRole('checkbox', { name: 'Save audio of my practice answers' }).click();
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(page.getByText('Your practice profile is saved.')).toBeVisible();
  await page.goto(stack.pageUrl);

  await candidate.practise({ role: null });
  await expect(page.getByText('Your answers are recorded')).toBeVisible();
  // The card took the role from the profile, so the interviewer does not ask for it.
  await candidate.untilQuestion(1);
  await candidate.untilQuiet();
  const spoken = await record(answer);
  for (let turn = 0; turn < 2; turn++) {
    await candidate.asks(spoken);
    await candidate.untilQuiet();
  }
  const api = await apiOf(stack, candidate);
  const [session] = (await api.listSessions({ query: {} })).sessions;
  const sessionId = session?.id ?? '';
  await candidate.disconnect();

  const heard = () => api.listRecordings({ params: { sessionId } });
  const said = async () => {
    const { turns } = await api.getSession({ params: { sessionId } });
    return turns.filter(({ speaker, typed }) => speaker === 'user' && !typed);
  };
  await expect.poll(async () => (await said()).length).toBeGreaterThanOrEqual(2);
  await expect
    .poll(async () => (await heard()).turns.map(({ n }) => n), { timeout: patience(20_000) })
    .toEqual((await said()).map(({ n }) => n));

  for (const { n, startMs, durationMs, path } of (await heard()).turns) {
    const turn = (await said()).find((one) => one.n === n);
    expect(Math.abs((turn?.startMs ?? 0) - 250 - startMs)).toBeLessThan(300);
    expect(durationMs).toBeGreaterThan((turn?.endMs ?? 0) - (turn?.startMs ?? 0));
    const played = await page.evaluate(async (address) => {
      const audio = new Audio(address);
      audio.muted = true;
      await audio.play();
      const { duration } = audio;
      audio.currentTime = duration / 2;
      await new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }));
      // Loud somewhere: it is the answer, and not the silence around it.
      const context = new OfflineAudioContext(1, 1, 16_000);
      const sound = await context.decodeAudioData(await (await fetch(address)).arrayBuffer());
      const peak = sound.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      return { duration, peak };
    }, `/api${path}`);
    expect(Math.abs(played.duration * 1_000 - durationMs)).toBeLessThan(50);
    expect(played.peak).toBeGreaterThan(0.05);
  }
  const allMs = (await heard()).turns.reduce((sum, { durationMs }) => sum + durationMs, 0);
  expect(allMs).toBeGreaterThan(spoken.durationMs);

  await test.step('the report plays what is pressed', async () => {
    const mailed = async () => (await stack.mailTo(candidate.email))[0]?.text ?? '';
    await expect.poll(mailed, { timeout: patience(30_000) }).toContain(`/report/${sessionId}`);
    await page.goto(`${stack.pageUrl}/report/${sessionId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Nurse' })).toBeVisible();
    const moment = page.getByRole('slider', { name: 'Moment in the recording' });
    const [first, second] = (await heard()).turns;
    await page.getByRole('heading', { name: 'What was said' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(async () => Number(await moment.inputValue())).toBeGreaterThan((first?.startMs ?? 0) + 1_000);
    const word = page.locator(`[data-ms="${(await said())[1]?.words?.[1]?.startMs}"]`);
    await word.click();
    await expect
      .poll(async () => Number(await moment.inputValue()))
      .toBeGreaterThanOrEqual(second?.startMs ?? Infinity);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
  });

  await test.step('the ribbon plays where it is pressed', async () => {
    const ribbon = page.getByRole('group', { name: 'The interview from start to end' });
    const playing = ribbon.getByRole('button', { name: 'Pause the interview' });
    await expect(playing).toBeHidden();
    await ribbon.locator('a[aria-hidden]').click({ position: { x: 4, y: 30 } });
    await playing.click();
    await expect(playing).toBeHidden();
  });

  await api.eraseSession({ params: { sessionId } });
  await expect(heard()).rejects.toMatchObject({ code: 'not-found' });
});
