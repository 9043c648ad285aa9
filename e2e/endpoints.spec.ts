import { OpenAiDouble } from '../packages/agent/src/testing/openAiDouble.ts';
import { test as base, expect } from './support/fixtures.ts';
import { record } from './support/speech.ts';

const double = new OpenAiDouble();
const heard =
  'Last winter a patient on my ward got worse during the night. I checked the values and called the doctor at once, ' +
  'and the patient was stable within two hours.';

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
  const question = await candidate.questionNumber();

  Object.assign(double.behaviour, { chat: 'fails', speech: 'fails', transcription: 'fails' });
  await candidate.asks(await record('Skip this question please.'));
  await expect.poll(() => candidate.questionNumber()).toBe((question ?? 0) + 1);
  await expect(candidate.page.getByText(/built-in|simpler|replaced|instead/i).first()).toBeVisible();
  await candidate.untilQuiet();
  expect((await candidate.captions('user')).at(-1)).toMatch(/skip this question/i);

  await candidate.disconnect();
  await expect.poll(() => stack.mailTo(candidate.email), { timeout: 30_000 }).toHaveLength(1);
  const [mail] = await stack.mailTo(candidate.email);
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(heard);
});
