import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { z } from 'zod';
import { type Call, type FailureCode, failureCodes } from '../contract/index.ts';
import { readJson, writeReply } from '../wire.ts';

/** What an answer may depend on. */
export interface MockedRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** The body's JSON; undefined without one. */
  readonly body: unknown;
  /** Where the request was sent to, as in `http://localhost:6006`. */
  readonly origin: string;
}

/** How a mocked call answers. */
export type Answer = (request: MockedRequest) => Response | Promise<Response>;

const toMethod = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** Handles one declared call, wherever the backend is; the path comes from the contract. */
export function mockCall(call: Call, answer: Answer): HttpHandler {
  return toMethod[call.method](`*${call.path}`, async ({ request, params }) =>
    answer({
      params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
      query: Object.fromEntries(new URL(request.url).searchParams),
      body: readJson(await request.text()),
      origin: new URL(request.url).origin,
    }),
  );
}

/** What a call promises to reply. */
type ReplyOf<C extends Call> = z.output<C['reply']>;

/**
 * Succeeds with a reply that the contract allows; what travels inside a string is given as it is.
 * @throws {z.ZodError} when the contract doesn't allow it.
 */
export function replying<C extends Call>(call: C, reply: ReplyOf<C>): Answer {
  const text = writeReply(call, reply);
  return () => success(call, text);
}

/** Succeeds with a reply that is made from the request. */
export function replyingTo<C extends Call>(call: C, make: (request: MockedRequest) => ReplyOf<C>): Answer {
  return (request) => success(call, writeReply(call, make(request)));
}

function success(call: Call, text: string): Response {
  const type = call.replyAs === 'text' ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  return new HttpResponse(text, { headers: { 'content-type': type } });
}

/** Fails with a code of the contract and the message that a person may read; without one the screen says its own. */
export function failing(code: FailureCode, message = ''): Answer {
  const { status, error } = failureCodes[code];
  return () => HttpResponse.json({ code, error, message }, { status });
}

/** Fails with a code, of a call that {@link Call.saysInError says} its sentence in `error` as well. */
export function sayingInError(code: FailureCode, message: string): Answer {
  return () => HttpResponse.json({ code, error: message, message }, { status: failureCodes[code].status });
}

/** Something broke on the other side. */
export const broken = failing('internal', 'Something went wrong on our side. Please try again.');

/** The same, without a word. */
export const brokenSilently = failing('internal');

/** How long {@link slow} takes, in milliseconds: long enough to be seen, short enough for its deadline. */
export const slowMs = 2_000;

/** Answers in the end. */
export function slow(answer: Answer): Answer {
  return async (request) => {
    await delay(slowMs);
    return answer(request);
  };
}

/** Never answers. */
export const never: Answer = async () => {
  await delay('infinite');
  return HttpResponse.error();
};

/** The network is away. */
export const unreachable: Answer = () => HttpResponse.error();

/**
 * What befalls every call at times, for a group of calls that all answer alike; `answering` makes the handlers of the
 * group.
 */
export function failuresOf(answering: (answer: Answer) => HttpHandler[]) {
  return {
    /** The ID token no longer holds. */
    unauthorized: answering(failing('unauthorized', 'Please log in again.')),
    /** Something broke. */
    failing: answering(broken),
    /** Something broke, and nothing is said about it. */
    failingWithoutMessage: answering(brokenSilently),
    /** No answer ever comes. */
    hanging: answering(never),
    /** Nothing answers. */
    offline: answering(unreachable),
  };
}
