import { statSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { Candidate } from '../../e2e/support/candidate.ts';

const dist = path.resolve(import.meta.dirname, '../../packages/app/dist');

/** What a route fetches when it is the first page that is opened. */
export interface FirstLoad {
  /** Sum of its scripts as gzip, in units of 1,000 bytes. */
  readonly scriptGzKb: number;
}

/** Routes that anybody may open, and those that need an account; `{roomId}` is filled with a room of the account. */
const open = [
  '/',
  '/preview-landing',
  '/login',
  '/reset-password',
  '/job_post',
  '/terms-of-use/',
  '/user-data-policy/',
];
const own = ['/voice_chat/{roomId}', '/text_chat/1', '/my_account', '/subscription'];

/** Opens each route in a browser that has nothing of the product yet, and adds up the scripts that it fetches. */
export async function firstLoads(browser: Browser, origin: string): Promise<Record<string, FirstLoad>> {
  const loads: Record<string, FirstLoad> = {};
  for (const route of open) loads[route] = await firstLoad(await browser.newPage(), origin + route);
  const account = await browser.newContext({ permissions: ['microphone'] });
  const page = await account.newPage();
  await (await Candidate.at(page)).signUp(origin);
  await page.getByRole('button', { name: 'Practice Interview' }).first().click();
  await page.waitForURL(/\/voice_chat\/[A-Za-z0-9_-]{6,}$/);
  const room = new URL(page.url()).pathname;
  for (const route of own) {
    // The same person at another page: signed in, with nothing in the browser's cache.
    const other = await account.newPage();
    loads[route] = await firstLoad(other, origin + route.replace('/voice_chat/{roomId}', room));
    await other.close();
  }
  await account.close();
  return loads;
}

async function firstLoad(page: Page, address: string): Promise<FirstLoad> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  // A machine that is busy with the first scripts asks for no others meanwhile.
  await page.getByText('Loading...').waitFor({ state: 'hidden' });
  await page.waitForLoadState('networkidle');
  const bytes = [...scripts]
    .filter((script) => script.startsWith('/assets/'))
    .reduce((sum, script) => sum + statSync(`${path.join(dist, script)}.gz`).size, 0);
  await page.close();
  return { scriptGzKb: Math.round(bytes / 100) / 10 };
}
