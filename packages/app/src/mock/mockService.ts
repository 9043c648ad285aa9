import { allWell } from '@viva/api-client/mocks';
import type { HttpHandler } from 'msw';
import { setupWorker } from 'msw/browser';

/** Answers the page's calls in the browser; a call that nothing answers fails and is printed. */
export async function startMockService(handlers: readonly HttpHandler[]): Promise<void> {
  const worker = setupWorker(...handlers, ...allWell());
  await worker.start({
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (frame.protocol !== 'http') return;
      const { request } = frame.data as { request: Request };
      if (new URL(request.url).pathname.startsWith('/api/')) defaults.error();
    },
  });
}
