import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OpenAiDouble } from '../testing/openAiDouble.ts';
import { openAiChat } from './chat.ts';

const brief = { name: 'turn', system: 'You read.', user: '<turn>\n{"said":"It was fine."}\n</turn>', schema: {} };
const endpoint = (baseUrl: string) => ({ baseUrl, apiKey: '', model: 'double' });

const double = new OpenAiDouble();
/** Begins to answer, and never ends. */
const endless = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: '{"signs":' } }] })}\n\n`);
});
let addresses: { double: string; endless: string };
beforeAll(async () => {
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const { port } = endless.address() as AddressInfo;
  addresses = { double: await double.start(), endless: `http://127.0.0.1:${port}/v1` };
});
afterAll(async () => {
  endless.closeAllConnections();
  endless.close();
  await double.stop();
});

test('a reply is given whole, with what it took', async () => {
  const used: object[] = [];
  const chat = openAiChat(endpoint(addresses.double), (tokens) => used.push(tokens));
  expect(JSON.parse(await chat.complete(brief, AbortSignal.timeout(5_000)))).toMatchObject({ told: [] });
  expect(used).toEqual([{ input: 100, output: 20 }]);
});

test('half a reply is none', async () => {
  const chat = openAiChat(endpoint(addresses.endless));
  await expect(chat.complete(brief, AbortSignal.timeout(300))).rejects.toThrow('timeout');
});
