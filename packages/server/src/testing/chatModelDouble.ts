import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

/** How the double behaves: as it should, answering 500, never answering, or answering what is no chat completion. */
export type ModelBehaviour = 'works' | 'fails' | 'hangs' | 'babbles' | 'wrong-shape';

const requestSchema = z.object({
  model: z.string(),
  temperature: z.number().optional(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })),
});

/** A local stand-in for an OpenAI-compatible chat model. */
export class ChatModelDouble {
  behaviour: ModelBehaviour = 'works';
  /** What it answers; may depend on what it is told. */
  reply: (messages: z.infer<typeof requestSchema>['messages']) => string = () => 'Gladly.';
  /** Every request that it was sent, oldest first. */
  readonly requests: (z.infer<typeof requestSchema> & { readonly authorization: string | undefined })[] = [];
  readonly #server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const asked = requestSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
      this.requests.push({ ...asked, authorization: request.headers.authorization });
      if (this.behaviour === 'hangs') return;
      if (this.behaviour === 'fails') return void response.writeHead(500).end('{"error":{"message":"down"}}');
      response.writeHead(200, { 'content-type': 'application/json' });
      if (this.behaviour === 'babbles') return void response.end('<html>%%%');
      if (this.behaviour === 'wrong-shape') return void response.end('{"choices":[{"message":{"content":null}}]}');
      const message = { role: 'assistant', content: this.reply(asked.messages) };
      response.end(JSON.stringify({ id: 'c1', object: 'chat.completion', choices: [{ index: 0, message }] }));
    });
  });

  /** Starts on a free port of loopback; answers the base address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/v1`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
