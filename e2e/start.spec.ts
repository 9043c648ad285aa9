import { expect, test } from './support/fixtures.ts';
import { freePorts } from './support/stack.ts';
import { typeStart } from './support/startCommand.ts';

const wrong = [
  {
    env: { TRIAL_DAYS: 'soon' },
    complaint: 'TRIAL_DAYS must be a whole number from 0 to 3650 (it is "soon"). Example: TRIAL_DAYS=14\n',
  },
  {
    env: { FLITE_VOICE: 'bob' },
    complaint: 'FLITE_VOICE must be one of slt, rms, awb (it is "bob"). Example: FLITE_VOICE=slt\n',
  },
];

for (const { env, complaint } of wrong) {
  test(`a start with a wrong ${Object.keys(env).join()} ends with the one sentence about it`, async () => {
    expect(await typeStart({ port: await freePorts() }, env)).toEqual({ code: 1, complaint });
  });
}

test('a start on taken ports, and a second start on the same folder, end with one sentence and a way out', async ({
  stack,
}) => {
  const port = Number(new URL(stack.pageUrl).port);
  const taken = await typeStart({ port });
  expect(taken.code).toBe(1);
  expect(taken.complaint).toMatch(
    new RegExp(`^Port ${port} is taken by .+: stop that, or start on other ports with: npm start -- --port \\d+\n$`),
  );

  const second = await typeStart({ port: await freePorts(), dataDir: stack.dataDir });
  expect(second.code).toBe(1);
  expect(second.complaint).toMatch(
    /^Viva is already running on this data folder, at http:\S+ \(process \d+\): stop it first, or start another .+\n$/,
  );
  expect(await stack.answers('/healthz')).toBe(true);
});
