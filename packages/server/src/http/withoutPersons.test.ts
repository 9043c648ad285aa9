import { expect, test } from 'vitest';
import { withoutPersons } from './withoutPersons.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED [address]'],
  ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED [address]'],
  ['from 2001:db8::8a2e:370:7334 refused', 'from [address] refused'],
  ['550 <ann.lee+x@example.com> unknown', '550 <[email]> unknown'],
  ['No such customer: "Ann Lee"', 'No such customer: [text]'],
  ["Can't find 'Ann' here", "Can't find [text] here"],
  ['bad token eyJhbGciOi.eyJzdWIi.c2ln', 'bad token [token]'],
  ['key sk_test_4eC39HqLyjWDarjtT1zdp7dc4eC39HqL is wrong', 'key [token] is wrong'],
  ['the operation was aborted at 10:20:30', 'the operation was aborted at 10:20:30'],
])('%s', (message, kept) => {
  expect(withoutPersons(message)).toBe(kept);
});
