import { type Browser, type LaunchOptions, type Locator, type Page, expect } from '@playwright/test';
import { rememberSoundCheck } from './soundCheck.ts';

/** The password of everybody who has an account. */
export const usualPassword = 'a-long-password';

/** What is filled in on the card before a practice interview. */
export interface CardEntries {
  /** Empty: the interviewer asks for the role. Null: the card's own entry stays. */
  readonly role?: string | null;
  readonly minutes?: number;
}

/** Fills in the card of a practice interview. @returns the button that starts. */
export async function fillPracticeCard(page: Page, { role = '', minutes = 20 }: CardEntries = {}): Promise<Locator> {
  await page.getByRole('heading', { name: 'Set up your practice' }).waitFor();
  if (role !== null) await page.getByLabel('Which role is it for?').fill(role);
  await page.getByRole('radio', { name: `${minutes} minutes` }).check();
  return page.getByRole('button', { name: /^Start (the Interview|and Type My Answers)$/ });
}

/** Fills in the card of a practice interview, and starts. */
export async function setUpPractice(page: Page, entries: CardEntries = {}): Promise<void> {
  const start = await fillPracticeCard(page, entries);
  await start.click();
}

/** Presses Practice Interview, starts, and answers with the path of the room that was made. */
export async function makeRoom(page: Page, entries?: CardEntries): Promise<string> {
  await page.getByRole('button', { name: 'Practice Interview' }).first().click();
  await expect(page).toHaveURL(/\/voice_chat\/[A-Za-z0-9_-]+$/);
  await setUpPractice(page, entries);
  return new URL(page.url()).pathname;
}

/** The entries of the navigation, unfolded where they are behind a button. */
export async function mainMenu(page: Page): Promise<Locator> {
  const entries = page.getByRole('navigation', { name: 'Main' });
  const button = page.getByRole('button', { name: 'Open menu' });
  await expect(entries.or(button)).toBeVisible();
  if (await button.isVisible()) await button.click();
  return entries;
}

/** Fills in the form of the login page that is open, and sends it. */
export async function logIn(page: Page, email: string, password = usualPassword): Promise<void> {
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

/** How the browser of the journeys is launched, without one of its switches. */
export const withoutFlag = (options: LaunchOptions, flag: string): LaunchOptions => ({
  ...options,
  args: (options.args ?? []).filter((arg) => arg !== flag),
});

/**
 * Presses until what follows is there, as a person does whose press nothing came of: a page that is served written takes
 * presses only once its script is there.
 */
export const pressUntil = (button: Locator, sign: Locator): Promise<void> =>
  expect(async () => {
    await button.click({ timeout: 1_000 });
    await expect(sign).toBeVisible({ timeout: 1_000 });
  }).toPass();
