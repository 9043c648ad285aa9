/** Named situations of the service, as MSW handlers: for stories, tests, and development without a backend. */
export * as rooms from './rooms.ts';
export { type Answer, failing, hanging, mockCall, replying, unreachable } from './situations.ts';
