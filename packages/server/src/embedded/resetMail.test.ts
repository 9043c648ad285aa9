import { expect, test } from 'vitest';
import { resetMail } from './resetMail.ts';

test('the email of a new password leads to the page, and names whom to ask', () => {
  const brand = { name: 'Acme', supportEmail: 'help@acme.example' };
  const mail = resetMail({ email: 'ann@example.com', oobCode: 'a+b/c' }, brand, 'https://acme.example');
  expect(mail).toMatchObject({ to: 'ann@example.com', subject: 'Set a new password for Acme' });
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain('https://acme.example/reset-password?oobCode=a%2Bb%2Fc');
    expect(part).toContain('help@acme.example');
  }
});
