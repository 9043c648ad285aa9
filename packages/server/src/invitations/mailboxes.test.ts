import { expect, test } from 'vitest';
import { mailboxHashOf, mailboxOf } from './mailboxes.ts';

test.each([
  ['Ann@Example.ORG', 'ann@example.org'],
  ['ann+jobs@example.org', 'ann@example.org'],
  ['ann+a+b@example.org', 'ann@example.org'],
  ['+ann@example.org', '+ann@example.org'],
  ['MÜLLER@example.de', 'müller@example.de'],
  ['mu\u0308ller@example.de', 'müller@example.de'],
  ['ann@münchen.example', 'ann@xn--mnchen-3ya.example'],
  ['ann@xn--mnchen-3ya.example', 'ann@xn--mnchen-3ya.example'],
  ['ann@localhost', 'ann@localhost'],
  ['ann@example.org.', 'ann@example.org'],
  ['ann@example.org/.evil.example', 'ann@example.org/.evil.example'],
  ['ann@example.org?evil.example', 'ann@example.org?evil.example'],
  ['ann@ex%61mple.org', 'ann@ex%61mple.org'],
])('%s is the mailbox %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));

test('what is kept of a mailbox is the same however it is written, and another one for another', () => {
  expect(mailboxHashOf('Ann+x@example.org')).toBe(mailboxHashOf('ann@EXAMPLE.org'));
  expect(mailboxHashOf('ann@example.org')).not.toBe(mailboxHashOf('bo@example.org'));
});
