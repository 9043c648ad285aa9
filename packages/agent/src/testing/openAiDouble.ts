import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { synthesize } from '../voice/flite/flite.ts';
import { tameReply } from './chatReplies.ts';

/** The endpoints of an OpenAI-compatible service that an interview uses. */
export type Endpoint = 'chat' | 'speech' | 'transcription';

/** How an endpoint behaves: as it should, answering 500, or never answering. */
export type Behaviour = 'works' | 'fails' | 'hangs';

const paths: Record<string, Endpoint> = {
  '/v1/chat/completions': 'chat',
  '/v1/audio/speech': 'speech',
  '/v1/audio/transcriptions': 'transcription',
};

/** What every chat costs, when that is asked for. */
const tokens = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 };

/** Sample rate that the speech endpoint is asked for, Hz. */
const speechRate = 24_000;

/**
 * A local stand-in for an OpenAI-compatible service: streams chat, speaks with Flite, and "hears" what it is told to.
 * Each endpoint can be made to fail or hang at any moment.
 */
export class OpenAiDouble {
  readonly calls: Record<Endpoint, number> = { chat: 0, speech: 0, transcription: 0 };
  readonly behaviour: Record<Endpoint, Behaviour> = { chat: 'works', speech: 'works', transcription: 'works' };
  /** What the transcription endpoint hears. */
  heard = 'I measured it and fixed it.';
  /** The status by which the transcription endpoint refuses to tell word times, when it does. */
  wordTimesRefusal: number | undefined;
  /** What the chat endpoint answers, given what it is asked. */
  reply: (body: string) => string = tameReply;
  /** What the speech endpoint says for a line: mono, 16 bit, at 24 kHz. */
  speech: (line: string) => Promise<Int16Array<ArrayBuffer>> = fliteSpeech;
  /** The first thing that went wrong in the double itself. */
  #failure: { readonly error: unknown } | undefined;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: unknown) => {
      // A caller that went away while it asked is no failure.
      if (request.complete) this.#failure ??= { error };
      response.destroy();
    });
  });

  /** Starts on a free port of loopback; answers the base address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/v1`;
  }

  /** Rejects with the first thing that went wrong in the double itself. */
  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    const failure = this.#failure;
    this.#failure = undefined;
    if (failure) throw new Error('the double of the endpoints failed', { cause: failure.error });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
    const endpoint = paths[request.url ?? ''];
    if (!endpoint) return void response.writeHead(404).end();
    this.calls[endpoint]++;
    if (this.behaviour[endpoint] === 'hangs') return;
    if (this.behaviour[endpoint] === 'fails') return void response.writeHead(500).end('{"error":{"message":"down"}}');
    const body = Buffer.concat(chunks);
    if (endpoint === 'chat') this.#chat(response, body.toString());
    else if (endpoint === 'speech') await this.#speak(response, body.toString());
    else this.#transcribe(response, body);
  }

  async #speak(response: ServerResponse, body: string): Promise<void> {
    const { input } = JSON.parse(body) as { input: string };
    const samples = await this.speech(input);
    response.writeHead(200, { 'content-type': 'audio/pcm' }).end(Buffer.from(samples.buffer));
  }

  #transcribe(response: ServerResponse, body: Buffer): void {
    if (this.wordTimesRefusal !== undefined && body.includes('verbose_json')) {
      return void response.writeHead(this.wordTimesRefusal).end('{"detail":"no word times"}');
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ text: this.heard }));
  }

  #chat(response: ServerResponse, body: string): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (delta: object, finish: string | null) => {
      const choice = { index: 0, delta, finish_reason: finish };
      const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'double', choices: [choice] };
      response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    };
    for (const part of this.reply(body).match(/.{1,8}/gs) ?? []) send({ role: 'assistant', content: part }, null);
    send({}, 'stop');
    if (body.includes('include_usage')) response.write(`data: ${JSON.stringify({ choices: [], usage: tokens })}\n\n`);
    response.end('data: [DONE]\n\n');
  }
}

async function fliteSpeech(line: string): Promise<Int16Array<ArrayBuffer>> {
  const speech = await synthesize(line, { voice: 'awb' });
  // Every third sample of the wanted rate falls on every second one of Flite's.
  return Int16Array.from(
    { length: Math.floor((speech.samples.length * speechRate) / speech.sampleRate) },
    (_, at) => speech.samples[Math.floor((at * speech.sampleRate) / speechRate)] ?? 0,
  );
}
