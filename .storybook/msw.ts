import { forgetChanges } from '@viva/api-client/mocks';
import type { SetupWorker } from 'msw/browser';

/** Requests to our API that no handler answered, since the story began. */
export const unhandled: string[] = [];

/** Calls without an answer yet. */
const underway = new Map<string, string>();
/** Calls that an earlier story left without an answer. The client tries them again when their deadline is over. */
const left = new Set<string>();

/** From now on calls belong to another story. */
export function beginStory(): void {
  unhandled.length = 0;
  forgetChanges();
  for (const call of underway.values()) left.add(call);
  underway.clear();
}

const nameOf = ({ method, url }: Request): string => `${method} ${url}`;

/** Starts the mock worker. The addon's own set-up does not know msw 3's `onUnhandledFrame`. */
export async function startWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  worker.events.on('request:start', ({ requestId, request }) => underway.set(requestId, nameOf(request)));
  worker.events.on('request:end', ({ requestId }) => underway.delete(requestId));
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol !== 'http') return defaults.error();
      const { request } = frame.data as { request: Request };
      const { origin, pathname } = new URL(request.url);
      if (origin !== location.origin || pathname.startsWith('/api/')) {
        if (left.delete(nameOf(request))) return new Promise(() => undefined);
        unhandled.push(nameOf(request));
        defaults.error();
      }
    },
  });
  return worker;
}
