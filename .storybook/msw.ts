import { forgetChanges } from '@viva/api-client/mocks';
import type { SetupWorker } from 'msw/browser';

/** Requests to our API that no handler answered, since the story began. */
export const unhandled: string[] = [];

/** Milliseconds after which the client gives a call up at the earliest, and may try it again; its shortest deadline is 15 s. */
const givenUpAfter = 14_500;
/** Its longest deadline is a minute: a call that was not tried again by then will not be. */
const triedAgainWithin = 50_000;

/** Calls without an answer yet, each with the moment from which it may be tried again. */
const underway = new Map<string, { readonly call: string; readonly again: number }>();
/**
 * Calls that an earlier story left without an answer. The client tries them again when their deadline is over, whatever
 * story is shown by then; before that the same call is the story's own.
 */
const left = new Map<string, number>();

/** From now on calls belong to another story. */
export function beginStory(): void {
  unhandled.length = 0;
  forgetChanges();
  for (const { call, again } of underway.values()) left.set(call, again);
  underway.clear();
}

const nameOf = ({ method, url }: Request): string => `${method} ${url}`;

/** Starts the mock worker. The addon's own set-up does not know msw 3's `onUnhandledFrame`. */
export async function startWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  worker.events.on('request:start', ({ requestId, request }) =>
    underway.set(requestId, { call: nameOf(request), again: performance.now() + givenUpAfter }),
  );
  worker.events.on('request:end', ({ requestId }) => underway.delete(requestId));
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol !== 'http') return defaults.error();
      const { request } = frame.data as { request: Request };
      const { origin, pathname } = new URL(request.url);
      if (origin !== location.origin || pathname.startsWith('/api/')) {
        const call = nameOf(request);
        const late = performance.now() - (left.get(call) ?? Infinity);
        if (late >= 0) left.delete(call);
        if (late >= 0 && late <= triedAgainWithin) return new Promise(() => undefined);
        unhandled.push(call);
        defaults.error();
      }
    },
  });
  return worker;
}
