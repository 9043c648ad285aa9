import { Candidate } from './support/candidate.ts';
import { expect, test } from './support/fixtures.ts';
import { sees } from './support/sees.ts';
import { logIn, visitor } from './support/visitor.ts';

const newPassword = 'another-long-password';

test('a forgotten password is set anew through the link of an email, which works once', async ({
  candidate,
  browser,
  stack,
}) => {
  const page = await visitor(browser);
  await page.goto(`${stack.pageUrl}/login`);

  const link = await test.step('ask for the link, and find it in the inbox', async () => {
    await page.getByRole('button', { name: 'Forgot Password?' }).click();
    await page.getByRole('heading', { name: 'Reset Password' }).waitFor();
    await page.getByLabel('Email').fill(candidate.email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await sees(page, 'reset-sent');
    await expect.poll(() => stack.mailTo(candidate.email)).toHaveLength(1);
    const [mail] = await stack.mailTo(candidate.email);
    const found = /^http\S+$/m.exec(mail?.text ?? '')?.[0] ?? '';
    expect(found).toContain(`${stack.pageUrl}/reset-password?oobCode=`);
    return found;
  });

  await test.step('set a new password, and come to the login page after three seconds', async () => {
    await page.goto(link);
    await expect(page.getByText(`For the account of ${candidate.email}.`)).toBeVisible();
    await page.getByRole('textbox', { name: 'New Password' }).fill(newPassword);
    await page.getByRole('textbox', { name: 'Confirm Password' }).fill(newPassword);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByText('Your password has been changed. The login page opens in a moment.')).toBeVisible();
    const from = performance.now();
    await expect(page).toHaveURL(`${stack.pageUrl}/login`);
    // Three seconds, give or take how late a busy machine looks at the page.
    const tookMs = performance.now() - from;
    expect(tookMs).toBeGreaterThan(2_000);
    expect(tookMs).toBeLessThan(8_000);
  });

  await test.step('the old password is refused, the new one gets in', async () => {
    await logIn(page, candidate.email, Candidate.password);
    await expect(page.getByRole('alert')).toContainText('Unable to log in');
    await logIn(page, candidate.email, newPassword);
    await expect(page).toHaveURL(`${stack.pageUrl}/`);
  });

  await test.step('the used link says so', async () => {
    await page.goto(link);
    await sees(page, 'confirm-invalid');
  });
  await page.context().close();
});
