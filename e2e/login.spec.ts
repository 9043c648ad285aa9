import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { sees } from './support/sees.ts';
import { logIn, visitor } from './support/visitor.ts';

test('a wrong password, and an address that nobody has, get the same sentence; the right password gets in', async ({
  candidate,
  browser,
  stack,
}) => {
  const page = await visitor(browser);
  await page.goto(`${stack.pageUrl}/login`);
  for (const email of ['nobody@example.com', candidate.email]) {
    await logIn(page, email, 'not-the-password');
    await sees(page, 'login-invalid-credential');
    await page.reload();
  }
  await expect(page.getByRole('button', { name: 'Forgot Password?' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Create Account' })).toBeVisible();
  await logIn(page, candidate.email);
  await expect(page).toHaveURL(`${stack.pageUrl}/`);
  await page.context().close();
});

test('an address that has an account, and a weak password, are refused with the way out', async ({
  candidate,
  browser,
  stack,
}) => {
  const page = await visitor(browser);
  await page.goto(`${stack.pageUrl}/login`);
  const form = page.getByRole('main');
  await form.getByRole('button', { name: 'Create Account' }).click();
  await page.getByRole('heading', { name: 'Create Account' }).waitFor();
  await page.getByLabel('Email').fill(candidate.email);
  await page.getByLabel('Password', { exact: true }).fill(Candidate.password);
  await page.keyboard.press('Enter');
  await sees(page, 'signup-in-use');

  await page.getByLabel('Email').fill(`new-${candidate.email}`);
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.keyboard.press('Enter');
  await sees(page, 'signup-weak');

  await form.getByRole('button', { name: 'Login', exact: true }).last().click();
  await logIn(page, candidate.email);
  await expect(page).toHaveURL(`${stack.pageUrl}/`);
  await page.context().close();
});
