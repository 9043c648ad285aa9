import type { SetupWorker } from 'msw/browser';

/** Requests to our API that no handler answered, since the story began. */
export const unhandled: string[] = [];

/** Starts the mock worker. The addon's own set-up does not know msw 3's `onUnhandledFrame`. */
export async function startWorker(): Promise<SetupWorker> {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol !== 'http') return defaults.error();
      const { request } = frame.data as { request: Request };
      const { origin, pathname } = new URL(request.url);
      if (origin !== location.origin || pathname.startsWith('/api/')) {
        unhandled.push(`${request.method} ${request.url}`);
        defaults.error();
      }
    },
  });
  return worker;
}
