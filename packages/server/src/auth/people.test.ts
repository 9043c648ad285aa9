import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../db/schema/index.ts';
import { apiWith, forgeIdToken } from '../testing/people.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const nowS = Math.floor(Date.now() / 1000);
const tokenOf = (sub: string, email: string, ageS: number) =>
  forgeIdToken(stack.identityKeyFile, stack.config.FIREBASE_PROJECT_ID, { sub, email, issuedAt: nowS - ageS });
const call = async (token: Promise<string>) => apiWith(stack.url, await token).checkSubscription({});
const emailOf = async (uid: string) =>
  (await stack.database.db.select().from(users).where(eq(users.uid, uid))).map(({ email }) => email);

test('of two email addresses the one of the later token holds, in whatever order they come', async () => {
  const old = tokenOf('ann', 'old@example.com', 900);
  const later = tokenOf('ann', 'new@example.com', 300);
  await call(old);
  expect(await emailOf('ann')).toEqual(['old@example.com']);
  await call(later);
  expect(await emailOf('ann')).toEqual(['new@example.com']);
  await call(old);
  expect(await emailOf('ann')).toEqual(['new@example.com']);
  await call(tokenOf('ann', 'old@example.com', 60));
  expect(await emailOf('ann')).toEqual(['old@example.com']);
});

test('an address that was stored before tokens were dated gives way to any', async () => {
  await stack.database.db.insert(users).values({ uid: 'ben', email: 'first@example.com' });
  await call(tokenOf('ben', 'second@example.com', 900));
  expect(await emailOf('ben')).toEqual(['second@example.com']);
});
