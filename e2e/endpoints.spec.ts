import { OpenAiDouble } from '../packages/agent/src/testing/openAiDouble.ts';
import { test as base, expect } from './support/fixtures.ts';
import { reportOf, saidIn } from './support/reported.ts';
import { record } from './support/speech.ts';

const double = new OpenAiDouble();
const heard =
  'Last winter a patient on my ward got worse during the night. I checked the values and called the doctor at once, ' +
  'and the patient was stable within two hours.';

/** What the screen says when an endpoint fails. */
const sentences = {
  transcription: 'The usual speech recognition isn’t available, so captions may be less accurate for now.',
  chat: 'The language model isn’t responding, so your interviewer is using prepared questions.',
  speech: 'The usual voice isn’t available, so your interviewer is using a simpler one.',
} as const;

const test = base.extend({
  stackEnv: [
    // Playwright reads from this parameter which fixtures are wanted: none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const baseUrl = await double.start();
      await use({ TTS_BASE_URL: baseUrl, STT_BASE_URL: baseUrl, LLM_BASE_URL: baseUrl, LLM_MODEL: 'double' });
      await double.stop();
    },
    { scope: 'worker' },
  ],
});

test('an interview by OpenAI-compatible engines goes on when they fail in the middle', async ({ candidate, stack }) => {
  double.heard = 'I am practising for a nurse role.';
  await candidate.practise();
  await candidate.untilQuiet();
  await candidate.asks(await record('I am practising for a nurse role.'));
  await candidate.untilQuiet();
  double.heard = heard;
  await candidate.asks(await record(heard));
  await candidate.untilQuiet();
  expect(await candidate.captions('user')).toEqual(['I am practising for a nurse role.', heard]);
  expect(Math.min(double.calls.chat, double.calls.speech, double.calls.transcription)).toBeGreaterThan(0);

  // One after the other, since the screen shows the newest notice only. Ears are changed at the second failure in a row.
  for (const [endpoint, turns] of [
    ['transcription', 2],
    ['chat', 1],
    ['speech', 1],
  ] as const) {
    await test.step(`the ${endpoint} endpoint fails`, async () => {
      const sentence = sentences[endpoint];
      double.behaviour[endpoint] = 'fails';
      for (let turn = 0; turn < turns; turn++) {
        const question = await candidate.questionNumber();
        await candidate.untilQuiet();
        await candidate.asks(await record('I would like to skip this question, please.'));
        await candidate.untilQuestion((question ?? 0) + 1);
      }
      await expect(candidate.page.getByText(sentence, { exact: true })).toBeVisible();
      for (const other of Object.values(sentences).filter((one) => one !== sentence))
        await expect(candidate.page.getByText(other, { exact: true })).toBeHidden();
      await candidate.untilQuiet();
    });
  }
  expect((await candidate.captions('user')).at(-1)).toMatch(/skip this question/i);

  await candidate.disconnect();
  expect(saidIn(await reportOf(stack, candidate))).toContain(heard);
});
