/** What a redirect to the login page carries along. */
export interface LoginState {
  /** The path to come back to. */
  readonly from: string;
  /** Why the person is asked to log in, when it isn't plain. */
  readonly notice?: string;
}

/** The path that a person came to the login page from, or `/`; only paths of this site count. */
export function originOf(state: unknown): string {
  const from = field(state, 'from');
  return from !== undefined && /^\/(?![/\\])/.test(from) ? from : '/';
}

/** The reason that came along with a redirect to the login page. */
export const noticeOf = (state: unknown): string | undefined => field(state, 'notice');

/** The service's message that came along with a redirect. */
export const messageOf = (state: unknown): string | undefined => field(state, 'message');

function field(state: unknown, name: string): string | undefined {
  if (typeof state !== 'object' || state === null) return undefined;
  const value: unknown = Reflect.get(state, name);
  return typeof value === 'string' ? value : undefined;
}
