import type { Page, Route } from '@playwright/test';

/**
 * Has every request of a page looked at from its beginning, for `test.beforeEach`: Chromium takes a moment to begin, and a
 * request within it would go through. What is answered by hand later comes before what was so before.
 */
export const watchRequests = ({ page }: { readonly page: Page }): Promise<unknown> =>
  page.route('**/*', (route) => route.fallback());

const addressOf = (path: string) => `**/api/${path}`;

/**
 * From now on a call of the service is answered so, for failures that the running product does not have at hand; `path` is
 * the call's, and may have asterisks. Without a body the answer has nothing to say.
 */
export async function answer(page: Page, path: string, status: number, body?: object): Promise<void> {
  await page.route(addressOf(path), (route) => route.fulfill({ status, ...(body ? { json: body } : { body: '' }) }));
}

/** From now on a call of the service does not arrive. */
export async function lose(page: Page, path: string): Promise<void> {
  await page.route(addressOf(path), (route) => route.abort());
}

/** From now on a call of the service goes through again. */
export const letThrough = (page: Page, path: string): Promise<unknown> =>
  page.route(addressOf(path), (route) => route.continue());

/** Keeps a call of the service waiting. @returns what lets it go on. */
export async function hold(page: Page, path: string): Promise<() => Promise<void>> {
  return holdRequests(page, addressOf(path));
}

/** Keeps requests to an address waiting. @returns what lets them, and later ones, go on. */
export async function holdRequests(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await promise;
    await route.fallback();
  };
  await page.route(address, wait);
  return async () => {
    resolve();
    await page.unroute(address, wait);
  };
}

/** From now on the identity provider refuses a method (as in `signUp`) with one of its own codes. */
export async function refuse(page: Page, method: string, code: string): Promise<void> {
  await page.route(identity(method), (route) => refuseWith(route, code));
}

/** Answers a request to the identity provider with one of its codes. */
export const refuseWith = (route: Route, code: string): Promise<void> =>
  route.fulfill({ status: 400, headers: fromAnywhere, json: { error: { code: 400, message: code } } });

/** Answers a request to the identity provider. */
export const grant = (route: Route, reply: object): Promise<void> =>
  route.fulfill({ headers: fromAnywhere, json: reply });

/** Requests of a method of the identity provider. */
export const identity = (method: string): string => `**/accounts:${method}*`;

const fromAnywhere = { 'access-control-allow-origin': '*' };
