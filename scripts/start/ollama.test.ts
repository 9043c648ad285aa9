import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { ollamaOffer } from './ollama.ts';

let double: Server | undefined;
let asked: string[] = [];

afterEach(async () => {
  double?.closeAllConnections();
  await new Promise((resolve) => (double ? double.close(resolve) : resolve(undefined)));
  double = undefined;
  asked = [];
});

/** Puts something in Ollama's place; answers its address. */
async function inItsPlace(answer: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  double = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const saying =
  (body: string, status = 200): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body);

/** What Ollama answers, with the fields that are not read here. */
const models = (...names: readonly string[]) =>
  JSON.stringify({ models: names.map((name) => ({ name, model: name, size: 1, details: { format: 'gguf' } })) });

test('found: what to set is said, with a model that is there', async () => {
  const address = await inItsPlace(saying(models('gemma3:4b', 'llama3.2:latest')));
  expect(await ollamaOffer({}, address)).toBe(
    `Ollama runs on this machine: to let it understand what is said, set LLM_BASE_URL=${address}/v1 and LLM_MODEL=gemma3:4b`,
  );
  expect(asked).toEqual(['/api/tags']);
});

test('found without a model: how to get one is said too', async () => {
  const address = await inItsPlace(saying(models()));
  expect(await ollamaOffer({}, address)).toBe(
    `Ollama runs on this machine, without a model: to let it understand what is said, type ollama pull llama3.2, then set LLM_BASE_URL=${address}/v1 and LLM_MODEL=llama3.2`,
  );
});

test('whoever has configured a chat model is offered nothing, and Ollama is not asked', async () => {
  const address = await inItsPlace(saying(models('gemma3:4b')));
  expect(await ollamaOffer({ LLM_BASE_URL: 'https://models.example/v1' }, address)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('absent: nothing is said, at once', async () => {
  const address = await inItsPlace(saying(''));
  await new Promise((resolve) => double?.close(resolve));
  double = undefined;
  expect(await withoutWaiting(address)).toBeUndefined();
});

test.each([
  ['never answers', () => undefined],
  ['begins an answer and never ends it', (_request, response) => void response.writeHead(200).write('{"models":[')],
] satisfies [string, RequestListener][])('something that %s holds nobody up', async (_what, answer) => {
  expect(await withoutWaiting(await inItsPlace(answer))).toBeUndefined();
  expect(asked).toEqual(['/api/tags']);
});

test.each([
  ['a page', saying('<!doctype html><title>Hello</title>')],
  ['no JSON object', saying('null')],
  ['other JSON', saying('{"message":"hello"}')],
  ['models that are no list', saying('{"models":"many"}')],
  ['models without names', saying('{"models":[{"id":1}]}')],
  ['names that nobody could type', saying(models('x\u001b[2J; rm'))],
  ['an error', saying(models('gemma3:4b'), 500)],
])('something that answers with %s is not offered', async (_what, answer) => {
  expect(await ollamaOffer({}, await inItsPlace(answer))).toBeUndefined();
});

/** The offer, which has to be there within a second. */
async function withoutWaiting(address: string): Promise<string | undefined> {
  const from = performance.now();
  const offer = await ollamaOffer({}, address);
  expect(performance.now() - from).toBeLessThan(1_000);
  return offer;
}
