import { expect, test } from 'vitest';
import { passwordResetEmail } from './passwordResetEmail.ts';

const link = 'https://viva.example/reset-password?oobCode=a"b&lang=en';

test('the link is whole in both parts and nothing breaks out of it', () => {
  const { html, text } = passwordResetEmail({ brand: { name: 'Acme <b>' }, link });
  expect(text).toContain(`\n${link}\n`);
  expect(html).toContain('href="https://viva.example/reset-password?oobCode=a&quot;b&amp;lang=en"');
  expect(html).toContain('Acme &lt;b&gt; account');
});

test('both parts say that Nothing has changed, and whom to ask where there is somebody', () => {
  const brand = { name: 'Acme', supportEmail: 'help@acme.example' };
  const { html, text, subject } = passwordResetEmail({ brand, link });
  expect(subject).toBe('Set a new password for Acme');
  for (const part of [html, text]) {
    expect(part).toContain('Nothing has changed');
    expect(part).toContain('help@acme.example');
  }
  expect(passwordResetEmail({ brand: { name: 'Acme' }, link }).text).not.toContain('Write to');
});
