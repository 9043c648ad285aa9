import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { grant, holdRequests, identity, refuse, refuseWith, watchRequests } from './support/refusals.ts';
import { printedBy, sees, seesNothing } from './support/sees.ts';
import { logIn, mainMenu } from './support/visitor.ts';

const address = 'nobody@example.com';

test.beforeEach(watchRequests);

test('each refusal of a login is told in its own words, others in those of the identity provider', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.pageUrl}/login`);
  for (const [code, sentence] of [
    ['INVALID_PASSWORD', 'login-wrong-password'],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', 'login-too-many'],
    ['USER_DISABLED', 'login-provider'],
  ] as const) {
    await refuse(page, 'signInWithPassword', code);
    await logIn(page, address);
    await sees(page, sentence);
  }
});

test('each refusal of a new account, and of a reset link, is told in its own words', async ({ page, stack }) => {
  await page.goto(`${stack.pageUrl}/login`);
  await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill('a-long-password');
  for (const [code, sentence] of [
    ['INVALID_EMAIL', 'signup-email'],
    ['OPERATION_NOT_ALLOWED', 'signup-provider'],
  ] as const) {
    await refuse(page, 'signUp', code);
    await page.keyboard.press('Enter');
    await sees(page, sentence);
  }
  await page.getByRole('button', { name: 'Login', exact: true }).last().click();
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  for (const [code, sentence] of [
    ['INVALID_EMAIL', 'request-email'],
    ['EMAIL_NOT_FOUND', 'request-unknown'],
  ] as const) {
    await refuse(page, 'sendOobCode', code);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await sees(page, sentence);
  }
});

test('a reset link that is of no use says why, and a password that will not do says what is wrong with it', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.pageUrl}/reset-password`);
  await sees(page, 'reset-no-code');
  await page.goto(`${stack.pageUrl}/reset-password?oobCode=nonsense`);
  await sees(page, 'confirm-invalid');
  await refuse(page, 'resetPassword', 'EXPIRED_OOB_CODE');
  await page.reload();
  await sees(page, 'confirm-expired');

  await confirmWith(page, 'WEAK_PASSWORD : Password should be at least 6 characters');
  await page.reload();
  await setPassword(page, 'a-long-password', 'another-password');
  await sees(page, 'passwords-differ');
  await setPassword(page, 'short', 'short');
  await sees(page, 'password-short');
  await setPassword(page, '123456', '123456');
  await sees(page, 'confirm-weak');
  await confirmWith(page, 'UNAUTHORIZED_DOMAIN');
  await setPassword(page, '1234567', '1234567');
  await sees(page, 'confirm-domain');
});

test('while it is not known who is there the page says that it loads; a failed sign-out is logged only', async ({
  candidate,
  stack,
}) => {
  const { page } = candidate;
  const goOn = await holdRequests(page, identity('lookup'));
  await page.goto(`${stack.pageUrl}/my_account`);
  await sees(page, 'auth-loading');
  await goOn();
  await expect(page.getByRole('heading', { name: 'Practice profile' })).toBeVisible();

  const printed = printedBy(page);
  await page.evaluate(() => {
    const refused = () => {
      throw new DOMException('The storage is gone.', 'InvalidStateError');
    };
    Object.assign(IDBObjectStore.prototype, { delete: refused, put: refused });
  });
  await (await mainMenu(page)).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(`${stack.pageUrl}/`);
  await seesNothing(page, 'log-out-failed', printed);
});

/** The link is good; the new password is refused with a code. */
async function confirmWith(page: Page, code: string): Promise<void> {
  await page.route(identity('resetPassword'), (route) =>
    route.request().postData()?.includes('newPassword')
      ? refuseWith(route, code)
      : grant(route, { email: address, requestType: 'PASSWORD_RESET' }),
  );
}

async function setPassword(page: Page, password: string, confirmation: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New Password' }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm Password' }).fill(confirmation);
  await page.getByRole('button', { name: 'Reset Password' }).click();
}
