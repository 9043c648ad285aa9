import * as mocks from '@viva/api-client/mocks';
import type { HttpHandler } from 'msw';
import { scripts, type RoomScript } from '../features/room/testing/index.ts';
import type { FakeAuthOptions } from '../features/auth/testing/fakeAuth.ts';

/** What can be chosen about the world around the page; several of them hold together. */
export type Situation =
  /** Calls of the service that answer in another way than usual. */
  | { readonly about: 'service'; readonly handlers: () => readonly HttpHandler[] }
  /** What happens in the room. */
  | { readonly about: 'room'; readonly script: RoomScript }
  /** What the identity provider does. */
  | { readonly about: 'auth'; readonly options: FakeAuthOptions }
  /** Visits are counted, into the browser's console. */
  | { readonly about: 'analytics' };

/** Every situation by its name, as in `subscription.expired`. */
export const situations: ReadonlyMap<string, Situation> = new Map([
  ...Object.entries(mocks).flatMap(([group, members]) => (isGroup(members) ? serviceSituations(group, members) : [])),
  ...Object.entries(scripts).flatMap(([name, script]) => (isScript(script) ? [roomSituation(name, script)] : [])),
  roomSituation('microphoneBlocked', scripts.withoutMicrophone('blocked')),
  roomSituation('microphoneMissing', scripts.withoutMicrophone('missing')),
  ...authSituations(),
  ['analytics.on', { about: 'analytics' }],
]);

/** The names among a list with commas between, and those that no situation has. */
export function readNames(list: string): { readonly names: readonly string[]; readonly unknown: readonly string[] } {
  const wanted = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'allWell');
  return {
    names: wanted.filter((name) => situations.has(name)),
    unknown: wanted.filter((name) => !situations.has(name)),
  };
}

type Named = readonly [string, Situation];

function serviceSituations(group: string, members: object): Named[] {
  return Object.entries(members).flatMap(([name, member]: [string, unknown]): Named[] => {
    const handlers = handlersOf(member);
    return handlers ? [[`${group}.${name}`, { about: 'service', handlers }]] : [];
  });
}

/** Some situations keep what is done in them, and are made anew for each page. */
function handlersOf(member: unknown): (() => readonly HttpHandler[]) | null {
  if (isHandlers(member)) return () => member;
  if (typeof member !== 'function' || member.length > 0) return null;
  return () => {
    const made: unknown = Reflect.apply(member, undefined, []);
    return isHandlers(made) ? made : [];
  };
}

function isHandlers(value: unknown): value is readonly HttpHandler[] {
  return (
    Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'object' && one && 'info' in one)
  );
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isScript(value: unknown): value is RoomScript {
  return isGroup(value) && 'steps' in value;
}

function roomSituation(name: string, script: RoomScript): Named {
  return [`room.${name}`, { about: 'room', script }];
}

function authSituations(): Named[] {
  const all: Record<string, FakeAuthOptions> = {
    loading: { user: 'loading' },
    wrongPassword: { failing: { signIn: 'auth/invalid-credential' } },
    tooManyRequests: { failing: { signIn: 'auth/too-many-requests' } },
    emailInUse: { failing: { createAccount: 'auth/email-already-in-use' } },
    unknownEmail: { failing: { sendPasswordReset: 'auth/user-not-found' } },
    resetLinkExpired: { failing: { verifyResetCode: 'auth/expired-action-code' } },
  };
  return Object.entries(all).map(([name, options]) => [`auth.${name}`, { about: 'auth', options }]);
}
