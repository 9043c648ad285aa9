import type { Candidate } from './support/candidate.ts';
import { test as base, expect } from './support/fixtures.ts';
import { ScriptedRecogniser } from './support/recogniser.ts';
import { record } from './support/speech.ts';
import type { Mail, Stack } from './support/stack.ts';
import { words } from './support/words.ts';

const role = 'I am practising for a nurse role.';
const beginning = 'Last winter a patient on my ward got worse during the night.';
const rest = 'I checked the values and called the doctor at once, and the patient was stable within two hours.';

const test = base.extend<{ onDevice: boolean; recogniser: ScriptedRecogniser }>({
  onDevice: [false, { option: true }],
  recogniser: async ({ page, onDevice }, use) => use(await ScriptedRecogniser.at(page, onDevice)),
});

/** Asks whether the browser's recognition may be used. */
const consent = ({ page }: Candidate) => page.getByRole('region', { name: 'Speech recognition' });

/** Listens until the first question is asked to its end. */
async function firstQuestion(candidate: Candidate): Promise<void> {
  await expect.poll(() => candidate.questionNumber()).toBe(1);
  const question = words(await candidate.question());
  await expect.poll(async () => words((await candidate.captions('agent')).at(-1))).toContain(question);
  await candidate.untilQuiet();
}

async function reportOf(candidate: Candidate, stack: Stack): Promise<string> {
  await candidate.disconnect();
  let mails: Mail[] = [];
  await expect.poll(async () => (mails = await stack.mailTo(candidate.email)), { timeout: 30_000 }).toHaveLength(1);
  return words(mails[0]?.text);
}

test('a browser that sends audio away listens once it is allowed: word by word, to the end, into the report', async ({
  recogniser,
  candidate,
  stack,
}) => {
  await candidate.practise();
  await expect(consent(candidate)).toBeVisible();
  expect(await recogniser.starts()).toBe(0);
  await consent(candidate).getByRole('button', { name: 'Use the Browser' }).click();
  await expect(consent(candidate)).toBeHidden();
  await expect.poll(() => recogniser.starts()).toBe(1);

  // Nobody has to wait for the end of the greeting.
  await recogniser.hears(candidate, role);
  await firstQuestion(candidate);
  const { cutOff } = await recogniser.hears(candidate, beginning, 1_200, rest);
  expect(cutOff).toBe(false);
  expect(words((await candidate.captions('user')).join(' '))).toBe(words([role, beginning, rest].join(' ')));

  const report = await reportOf(candidate, stack);
  expect(report).toContain(words(`${beginning} ${rest}`));
  expect(report).toContain(words('were written down by your browser’s own speech recognition'));
});

test('a browser that is not allowed hears nothing: the built-in recogniser listens, and the room says so', async ({
  recogniser,
  candidate,
  stack,
}) => {
  const { page } = candidate;
  await candidate.practise();
  await consent(candidate).getByRole('button', { name: 'Use This Service' }).click();
  await expect(consent(candidate)).toBeHidden();
  await page.getByRole('button', { name: 'Choose devices' }).click();
  await expect(page.getByRole('menuitemradio', { name: 'This service' })).toBeChecked();
  await page.keyboard.press('Escape');

  await candidate.say(await record(role));
  await expect.poll(() => candidate.captions('user')).not.toEqual([]);
  expect(await recogniser.starts()).toBe(0);
  expect(await reportOf(candidate, stack)).toContain(
    words('were written down by the built-in recogniser (PocketSphinx)'),
  );
});

test.describe('a browser that keeps audio on the machine', () => {
  test.use({ onDevice: true });

  test('listens unasked; when it fails in mid-sentence, the same answer is heard on this service', async ({
    recogniser,
    candidate,
    stack,
  }) => {
    const { page } = candidate;
    await candidate.practise();
    await expect.poll(() => recogniser.starts()).toBe(1);
    await expect(consent(candidate)).toBeHidden();
    await recogniser.hears(candidate, role);
    await firstQuestion(candidate);
    await recogniser.failIn(2_500, 'network');
    const { cutOff } = await recogniser.hears(candidate, `${beginning} ${rest}`);
    expect(cutOff).toBe(false);
    await expect(page.getByText('The usual speech recognition is not available')).toBeVisible();

    const report = await reportOf(candidate, stack);
    expect(report).toContain(
      words('were written down by your browser’s own speech recognition and the built-in recogniser (PocketSphinx)'),
    );
    // Said after the failure. The recogniser gets about every third word wrong.
    const late = ['checked', 'values', 'called', 'doctor', 'stable', 'within', 'hours'];
    const heard = report.split(' ');
    expect(late.filter((word) => heard.includes(word)).length).toBeGreaterThanOrEqual(3);
  });
});
