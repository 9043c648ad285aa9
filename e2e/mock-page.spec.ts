import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePorts } from './support/stack.ts';
import { logIn, makeRoom } from './support/visitor.ts';

const root = path.resolve(import.meta.dirname, '..');

let page: string;
let command: ChildProcess;

test.beforeAll(async () => {
  const port = await freePorts();
  const args = [path.join(root, 'scripts/start.ts'), '--dev', '--mock', '--port', String(port)];
  command = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  page = await new Promise((resolve, reject) => {
    command.stdout?.on('data', (text: Buffer) => {
      const address = /http:\S+/.exec(text.toString())?.[0];
      if (address) resolve(address);
    });
    command.once('exit', (code) => reject(new Error(`the command ended with ${code}`)));
  });
});

test.afterAll(async () => {
  const ended = new Promise((resolve) => command.once('exit', resolve));
  command.kill('SIGTERM');
  await ended;
});

test('the page alone can be walked through, from the landing page to the end of an interview, and asks nobody else', async ({
  page: tab,
}) => {
  const elsewhere: string[] = [];
  tab.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== page) elsewhere.push(request.url());
  });
  await tab.goto(page);
  await tab.getByRole('navigation').getByRole('link', { name: 'Log In' }).click();
  await logIn(tab, 'ann@example.org', 'anything');
  await makeRoom(tab);
  await expect(tab.getByText('Which role are you practicing for?')).toBeVisible();
  await tab.getByRole('button', { name: 'Disconnect' }).click();
  await expect(tab).toHaveURL(`${page}/`);
  await tab.reload();
  await tab.getByRole('button', { name: 'Log Out' }).click();
  await expect(tab.getByRole('navigation').getByRole('link', { name: 'Log In' })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test('a situation of the address holds while one walks on, and the picker ends it', async ({ page: tab }) => {
  await tab.goto(`${page}/login?situation=rooms.subscriptionRequired,subscription.expired`);
  await logIn(tab, 'ann@example.org', 'anything');
  await makeRoom(tab);
  await expect(tab.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
  await expect(tab.getByText('Your trial has expired.')).toBeVisible();
  await tab.getByRole('button', { name: 'rooms.subscriptionRequired, subscription.expired' }).click();
  await tab.getByRole('combobox', { name: 'subscription', exact: true }).selectOption('as usual');
  await expect(tab.getByRole('button', { name: 'rooms.subscriptionRequired', exact: true })).toBeVisible();
});

test('visits are counted only after consent, and not any more once it is taken back', async ({ page: tab }) => {
  const counted: string[] = [];
  tab.on('console', (message) => {
    if (message.text().startsWith('Analytics: ')) counted.push(message.text().slice(11));
  });
  await tab.goto(`${page}/?situation=analytics.on`);
  await expect(tab.getByRole('region', { name: 'Cookies' })).toBeVisible();
  await tab.goto(`${page}/job_post`);
  expect(counted).toEqual([]);
  await tab.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(tab.getByRole('region', { name: 'Cookies' })).toBeHidden();
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await expect
    .poll(() => counted)
    .toEqual(['page /job_post Viva | Post a Job', 'page /terms-of-use Viva | Terms of Use']);
  await tab.getByRole('button', { name: 'Cookie Choices' }).click();
  await tab.getByRole('button', { name: 'No, Thank You' }).click();
  await tab.getByRole('contentinfo').getByRole('link', { name: 'Data Policy' }).click();
  await expect(tab).toHaveTitle('Viva | Data Policy');
  expect(counted.slice(2)).toEqual(['stop']);
});

test('a page with a wrong setting says which one, instead of staying blank', async ({ page: tab }) => {
  await tab.route(`${page}/`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('/src/mock/main.tsx', '/src/main.tsx');
    await route.fulfill({ response, body });
  });
  await tab.route('**/config.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "window.VIVA_CONFIG = { livekitUrl: 'media.example.com' };",
    }),
  );
  await tab.goto(page);
  await expect(tab.getByRole('alert')).toContainText(
    'The setting VIVA_CONFIG.livekitUrl is wrong: it must be an address that begins with ws:// or wss://.',
  );
});
