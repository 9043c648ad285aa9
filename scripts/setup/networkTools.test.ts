import { afterEach, beforeEach, expect, test } from 'vitest';
import { provideNetworkTools } from './networkTools.mjs';
import { sandbox, silent } from './testing/sandbox.ts';

let box: ReturnType<typeof sandbox>;
beforeEach(() => {
  box = sandbox();
});
afterEach(() => box.remove());

const aptGet = () =>
  box.tool(
    'apt-get',
    `[ "$*" = "install -y --no-install-recommends iproute2" ] && cp ${box.tool('source', '')} ${box.folder}/bin/ip`,
  );

test('what is there is used', async () => {
  aptGet();
  const ip = box.tool('ip', '');
  expect(await provideNetworkTools(silent(), box.env, true, 'linux')).toBe(`found at ${ip}`);
});

test('root may install it', async () => {
  aptGet();
  expect(await provideNetworkTools(silent(), box.env, true, 'linux')).toBe('installed with apt-get');
});

test('without it and without the right to install it, the set-up goes on with a warning and the remedy', async () => {
  aptGet();
  expect(await provideNetworkTools(silent(), box.env, false, 'linux')).toEqual({
    warning: expect.stringContaining('sudo apt-get install iproute2') as string,
  });
});

test('only Linux needs it', async () => {
  expect(await provideNetworkTools(silent(), box.env, false, 'darwin')).toBe('not needed on this system');
});
