import { type Browser, type Page, expect } from '@playwright/test';
import { Candidate, rememberSoundCheck } from './candidate.ts';

/** Presses Practice Interview and answers with the path of the room that was made. */
export async function makeRoom(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Practice Interview' }).first().click();
  await expect(page).toHaveURL(/\/voice_chat\/[A-Za-z0-9_-]+$/);
  return new URL(page.url()).pathname;
}

/** Fills in the form of the login page that is open, and sends it. */
export async function logIn(page: Page, email: string, password = Candidate.password): Promise<void> {
  await page.getByRole('heading', { name: 'Login', exact: true }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** A page in a browser of its own, where nobody is logged in and the sound was checked before. */
export async function visitor(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await rememberSoundCheck(page);
  return page;
}

/** The panel of an interview is there, as the page's only main content. */
export async function expectRoom(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
}

/** The error screen says this one sentence, and its button leads home. */
export async function expectErrorWithWayHome(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(sentence);
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.getByRole('button', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('button', { name: 'Practice Interview' }).first()).toBeVisible();
}
