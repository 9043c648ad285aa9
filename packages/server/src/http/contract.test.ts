import { type Call, calls, failureSchema, possibleFailures } from '@viva/api-client';
import { type Operation, openApiDocument } from '@viva/api-client/openApi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { type Stack, startStack } from '../testing/stack.ts';

let stack: Stack;
let app: Awaited<ReturnType<typeof buildApp>>;
let operations: Record<string, Operation>;
beforeAll(async () => {
  stack = await startStack({ serve: false });
  app = await buildApp(stack.config, stack.database);
  const { paths } = (await app.inject('/api/openapi.json')).json<ReturnType<typeof openApiDocument>>();
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
  const beside = /^\/api\/(webhooks\/|openapi\.json$|docs$)/;
  const unknown = app.routeTable
    .filter(({ method, url }) => url.startsWith('/api') && !beside.test(url) && !['HEAD', 'OPTIONS'].includes(method))
    .filter(({ method, url }) => !known.has(`${method} ${url}`));
  expect(unknown).toEqual([]);
  expect(Object.keys(operations).sort()).toEqual(all.map(inDocument).sort());
});

test('the document is the one that the contract makes', async () => {
  const document = (await app.inject('/api/openapi.json')).json<unknown>();
  expect(document).toEqual(
    JSON.parse(JSON.stringify(openApiDocument({ title: 'Viva API', version: '1.0.0', server: '/api' }))),
  );
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
