import { type IncomingMessage, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketPeer } from './webSocketPeer.ts';

/** A word and where in the sound it is, in milliseconds. */
export interface SpokenWord {
  readonly text: string;
  readonly startMs: number;
  readonly endMs: number;
}

/** `drops` takes the connection away in mid-speech, `closes` closes it there with an error code, `hangs` never ends. */
export type DeepgramBehaviour = 'works' | 'drops' | 'closes' | 'hangs';

/** Milliseconds of sound after which a connection is lost that shall not last. */
const lostAfterMs = 400;

/**
 * A local stand-in for Deepgram's streaming API: "hears" the words it is told to as their sound arrives, growing texts
 * first, a final one after each sentence, and the rest when the client is done.
 */
export class DeepgramDouble {
  /** The only key it takes. */
  readonly key = 'the-right-key';
  behaviour: DeepgramBehaviour = 'works';
  /** What it hears, sentence by sentence. */
  sentences: readonly (readonly SpokenWord[])[] = [];
  /** What the last connection asked for. */
  asked: URL | undefined;
  /** Milliseconds of sound that the last connection brought. */
  heardMs = 0;
  readonly #server = createServer((_request, response) => response.writeHead(404).end());

  constructor() {
    this.#server.on('upgrade', (request, socket) => this.#connect(request, socket));
  }

  /** Starts on a free port of loopback; answers the address of the streaming API. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `ws://127.0.0.1:${port}/v1/listen`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #connect(request: IncomingMessage, socket: Duplex): void {
    const asked = new URL(request.url ?? '', 'http://double');
    const refusal =
      asked.pathname !== '/v1/listen'
        ? '404 Not Found'
        : request.headers.authorization !== `Token ${this.key}`
          ? '401 Unauthorized'
          : undefined;
    if (refusal) return void socket.end(`HTTP/1.1 ${refusal}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
    this.asked = asked;
    this.heardMs = 0;
    const bytesAMs = (2 * Number(asked.searchParams.get('sample_rate'))) / 1_000;
    let told = 0;
    const peer = new WebSocketPeer(request, socket, {
      binary: (sound) => {
        this.heardMs += sound.length / bytesAMs;
        if (this.heardMs >= lostAfterMs && this.behaviour === 'drops') return peer.drop();
        // What Deepgram says when it can't go on (NET-0000).
        if (this.heardMs >= lostAfterMs && this.behaviour === 'closes') return peer.close(1011);
        told = this.#tell(peer, told);
      },
      text: (text) => {
        if (!text.includes('CloseStream') || this.behaviour === 'hangs') return;
        // A growing text may be under way just now.
        for (const sentence of this.sentences.slice(told)) peer.send(results(sentence.slice(0, -1), false));
        for (const sentence of this.sentences.slice(told)) peer.send(results(sentence, true));
        peer.send({ type: 'Metadata', request_id: 'r1', duration: this.heardMs / 1_000, channels: 1 });
        peer.close(1000);
      },
    });
  }

  /** Tells what can be known by now; answers how many sentences are final. */
  #tell(peer: WebSocketPeer, told: number): number {
    const sentence = this.sentences[told] ?? [];
    const heard = sentence.filter((word) => word.endMs <= this.heardMs);
    if (heard.length === 0) return told;
    const final = heard.length === sentence.length && told < this.sentences.length - 1;
    peer.send(results(heard, final));
    return final ? told + 1 : told;
  }
}

function results(words: readonly SpokenWord[], final: boolean): object {
  return {
    type: 'Results',
    is_final: final,
    speech_final: final,
    metadata: { request_id: 'r1' },
    channel: {
      alternatives: [
        {
          transcript: words.map((word) => word.text).join(' '),
          confidence: 0.98,
          words: words.map((word) => ({
            word: word.text.toLowerCase(),
            punctuated_word: word.text,
            start: word.startMs / 1_000,
            end: word.endMs / 1_000,
            confidence: 0.98,
          })),
        },
      ],
    },
  };
}
