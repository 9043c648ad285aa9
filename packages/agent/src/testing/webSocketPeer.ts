import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** What a client sends over a WebSocket. */
export interface PeerEvents {
  text(text: string): void;
  binary(data: Buffer): void;
}

/** Appended to the client's key, as RFC 6455 says (section 1.3). */
const guid = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const opcodes = { text: 1, binary: 2, close: 8 } as const;

/** The server's end of one WebSocket, as far as a double needs it: whole messages, no extensions. */
export class WebSocketPeer {
  readonly #socket: Duplex;
  readonly #events: PeerEvents;
  #received: Buffer = Buffer.alloc(0);

  /** Accepts an upgrade request. */
  constructor(request: IncomingMessage, socket: Duplex, events: PeerEvents) {
    this.#socket = socket;
    this.#events = events;
    const key = request.headers['sec-websocket-key'] ?? '';
    const accept = createHash('sha1').update(`${key}${guid}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.on('error', () => undefined);
    // A client that gives up while it connects closes its half; the other half would keep the server from stopping.
    socket.on('end', () => socket.end());
    socket.on('data', (data: Buffer) => {
      this.#received = Buffer.concat([this.#received, data]);
      while (this.#takeFrame());
    });
  }

  send(message: object): void {
    this.#write(opcodes.text, Buffer.from(JSON.stringify(message)));
  }

  close(code: number): void {
    const payload = Buffer.alloc(2);
    payload.writeUInt16BE(code);
    this.#write(opcodes.close, payload);
    this.#socket.end();
  }

  /** Takes the connection away without a word. */
  drop(): void {
    this.#socket.destroy();
  }

  #write(opcode: number, payload: Buffer): void {
    if (!this.#socket.writable) return;
    const head = payload.length < 126 ? Buffer.from([0x80 | opcode, payload.length]) : Buffer.alloc(4);
    if (head.length === 4) {
      head.set([0x80 | opcode, 126]);
      head.writeUInt16BE(payload.length, 2);
    }
    this.#socket.write(Buffer.concat([head, payload]));
  }

  /** Takes one whole frame off what was received; false when there is none yet. */
  #takeFrame(): boolean {
    const received = this.#received;
    if (received.length < 2) return false;
    const short = received.readUInt8(1) & 0x7f;
    const extra = short === 126 ? 2 : short === 127 ? 8 : 0;
    const maskAt = 2 + extra;
    if (received.length < maskAt + 4) return false;
    const length = extra === 0 ? short : received.readUIntBE(maskAt - Math.min(extra, 6), Math.min(extra, 6));
    const from = maskAt + 4;
    if (received.length < from + length) return false;
    const payload = Buffer.alloc(length);
    for (let i = 0; i < length; i++) payload[i] = received.readUInt8(from + i) ^ received.readUInt8(maskAt + (i % 4));
    this.#received = received.subarray(from + length);
    const opcode = received.readUInt8(0) & 0x0f;
    if (opcode === opcodes.text) this.#events.text(payload.toString());
    else if (opcode === opcodes.binary) this.#events.binary(payload);
    else if (opcode === opcodes.close) this.#socket.end();
    return true;
  }
}
