import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import { type Call, type FailureCode, failureCodes } from '../contract/index.ts';

/** How a mocked call answers. */
export type Answer = () => Response | Promise<Response>;

const toMethod = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** Handles one declared call, wherever the backend is; the path comes from the contract. */
export function mockCall(call: Call, answer: Answer): HttpHandler {
  return toMethod[call.method](`*${call.path}`, answer);
}

/** Succeeds with a reply that the contract allows. @throws {Error} when it doesn't. */
export function replying(call: Call, reply: unknown): Answer {
  const parsed: unknown = call.reply.parse(reply);
  return () =>
    call.replyAs === 'text'
      ? HttpResponse.text(String(parsed))
      : new HttpResponse(JSON.stringify(parsed), { headers: { 'content-type': 'application/json' } });
}

/** Fails with a code of the contract and the message that a person may read. */
export function failing(code: FailureCode, message: string): Answer {
  const { status, error } = failureCodes[code];
  return () => HttpResponse.json({ code, error, message }, { status });
}

/** Never answers. */
export const hanging: Answer = async () => {
  await delay('infinite');
  return HttpResponse.error();
};

/** The network is away. */
export const unreachable: Answer = () => HttpResponse.error();
