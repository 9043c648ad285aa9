import { type Call, calls, failureSchema, possibleFailures } from '@viva/api-client';
import type { ApiDocument, Operation } from '@viva/api-client/openApi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../app.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
let app: Awaited<ReturnType<typeof buildApp>>;
let operations: Record<string, Operation>;
beforeAll(async () => {
  stack = await startStack({ serve: false });
  app = await buildApp(stack.config, stack.database);
  const { paths } = (await app.inject('/api/openapi.json')).json<ApiDocument>();
  operations = Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );
});
afterAll(async () => {
  await app.close();
  await stack.close();
});

const all: readonly Call[] = Object.values(calls);
const inDocument = ({ method, path }: Call) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;

test.each(all.map((call) => [call.name, call] as const))('%s is served as the contract has it', (_name, call) => {
  const serving = app.routeTable.filter(({ method, url }) => method === call.method && url === `/api${call.path}`);
  expect(serving).toHaveLength(1);
});

test.each(all.map((call) => [call.name, call] as const))(
  '%s is in the document, with all its answers',
  (_name, call) => {
    const operation = operations[inDocument(call)];
    expect(operation?.operationId).toBe(call.name);
    expect(operation?.security).toEqual({ none: [], user: [{ idToken: [] }], link: [{ privateLink: [] }] }[call.auth]);
    const told = JSON.stringify(operation?.responses);
    for (const code of possibleFailures(call)) expect(told).toContain(`"${code}"`);
    const type = call.replyAs === 'text' ? 'text/plain' : 'application/json';
    expect(Object.keys(operation?.responses['200']?.content ?? {})).toEqual([type]);
  },
);

test('nothing is served under /api, and nothing is in the document, that the contract does not have', () => {
  const known = new Set(all.map(({ method, path }) => `${method} /api${path}`));
  const beside = /^\/api\/(webhooks\/|recordings\/|openapi\.json$|docs$)/;
  const unknown = app.routeTable
    .filter(({ method, url }) => url.startsWith('/api') && !beside.test(url) && !['HEAD', 'OPTIONS'].includes(method))
    .filter(({ method, url }) => !known.has(`${method} ${url}`));
  expect(unknown).toEqual([]);
  expect(Object.keys(operations).sort()).toEqual(all.map(inDocument).sort());
});

test('what the document requires of a request, the service requires', async () => {
  const { idToken } = await stack.person();
  const asked: string[] = [];
  for (const call of all) {
    const { parameters = [], requestBody } = operations[inDocument(call)] ?? {};
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(inPath).toEqual([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
    const inBody = z.array(z.string()).parse(requestBody?.content['application/json']?.schema['required'] ?? []);
    if (inBody.length === 0 && !parameters.some((parameter) => parameter.in === 'query' && parameter.required))
      continue;
    const reply = await app.inject({
      method: call.method,
      url: `/api${call.path.replace(/:\w+/g, 'a'.repeat(16))}`,
      headers: call.auth === 'user' ? { authorization: `Bearer ${idToken}` } : {},
      ...(requestBody ? { payload: {} } : {}),
    });
    expect({ call: call.name, ...reply.json<object>() }).toMatchObject({ call: call.name, code: 'bad-request' });
    asked.push(call.name);
  }
  expect(asked).toEqual(expect.arrayContaining(['getVoiceToken', 'sendChatMessage', 'finalizeJobPost', 'changeJob']));
});

test('the document is of the brand’s service, and tells where its calls are', async () => {
  const document = (await app.inject('/api/openapi.json')).json<ApiDocument>();
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Viva API' }, servers: [{ url: '/api' }] });
});

test('the document tells of each call how large a request may be, and what a repeated erasure is answered', async () => {
  const { info } = (await app.inject('/api/openapi.json')).json<ApiDocument>();
  expect(info.description).toContain('larger than 256 KiB are refused, where a call names no other size');
  const telling = (words: RegExp) =>
    all.filter((call) => words.test(operations[inDocument(call)]?.description ?? '')).map(({ name }) => name);
  expect(telling(/may have 6\.7 MiB/)).toEqual(['putResume']);
  expect(telling(/answered 404: gone is gone/)).toEqual(['eraseJob', 'eraseSession']);
});

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test('the page for people names every call, and needs no script', async () => {
  const reply = await app.inject({ url: '/api/docs', headers: { accept: 'text/html' } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
  for (const { name, summary } of all) {
    expect(reply.body).toContain(`id="${name}"`);
    expect(reply.body).toContain(`<br>${escaped(summary)}</summary>`);
  }
  expect(reply.body).not.toMatch(/<script|<link|src=|https?:/);
});

test.each([
  '/api/%',
  '/api/sessions/%E0%A4%A',
  '/api/text_chat/%zz',
  '/api/nothing',
  `/api/sessions/${'x'.repeat(9_000)}`,
])('what is no address of ours is refused in the form of the contract (%#)', async (url) => {
  const reply = await app.inject({ method: 'GET', url });
  expect([400, 404, 414]).toContain(reply.statusCode);
  expect(failureSchema.safeParse(reply.json()).success).toBe(true);
});
