import { expect, it } from 'vitest';
import { routePattern } from './routePattern.ts';

it.each([
  ['/', '/'],
  ['/login', '/login'],
  ['/terms-of-use/', '/terms-of-use'],
  ['/subscription-success?session_id=cs_test_1', '/subscription-success'],
  ['/reset-password?oobCode=secret', '/reset-password'],
  ['/invitations#bnVyc2U.secret', '/invitations'],
  ['/voice_chat/new', '/voice_chat/new'],
  ['/voice_chat/k3j2', '/voice_chat/{roomId}'],
  ['/job/secret', '/job/{key}'],
  ['/shared/secret', '/shared/{key}'],
  ['/preview/k3j2/', '/preview/{roomId}'],
  ['/text_chat/customer_service', '/text_chat/{conversationId}'],
])('of %s only %s is told', (path, told) => expect(routePattern(path)).toBe(told));

it.each([
  '/who/ever@example.org',
  '/k3j2',
  '/somebody@example.org',
  '/voice_chat/k3j2/more',
  '/abcdefghijklmnopqrstuvwxyz',
])('an address that no route has, as %s, is not told', (path) => expect(routePattern(path)).toBe('/{other}'));
