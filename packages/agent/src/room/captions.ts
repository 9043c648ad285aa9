import { randomUUID } from 'node:crypto';
import { within } from '../deadline.ts';

/** LiveKit's own topic for what is said in a room, and its attributes. */
const topic = 'lk.transcription';
const segmentAttribute = 'lk.segment_id';
const finalAttribute = 'lk.transcription_final';

/** A caption that takes longer is given up, in milliseconds: newer ones wait for it. */
const longestSendMs = 5_000;

/** The part of the interviewer's own participant that sends texts. */
export interface CaptionSender {
  streamText(options: {
    readonly topic: string;
    readonly attributes: Record<string, string>;
    readonly senderIdentity: string;
  }): Promise<{ write(text: string): Promise<void>; close(): Promise<void> }>;
}

/** Shows the candidate what is heard: one line a turn, which grows and is corrected until the turn is over. */
export class Captions {
  readonly #sender: () => CaptionSender | undefined;
  readonly #candidate: string;
  readonly #failed: (error: unknown) => void;
  #segment = newSegment();
  /** What was heard of the turn for good, and what is shown. */
  #heard = '';
  #shown = '';
  #held = false;
  /** One after the other, so that an older text never follows a newer one. */
  #sent: Promise<void> = Promise.resolve();

  constructor(sender: () => CaptionSender | undefined, candidate: string, failed: (error: unknown) => void) {
    this.#sender = sender;
    this.#candidate = candidate;
    this.#failed = failed;
  }

  /** Nothing that is heard is shown from now on, or it is again. */
  hold(held: boolean): void {
    if (held) this.over(this.#heard);
    this.#held = held;
  }

  /** What was said so far, while more is said; of the whole turn, or of what came after the last pause. */
  partial(text: string, wholeTurn: boolean): void {
    // The model ends its guess at a word that is not over like a sentence.
    const open = text.replace(/[.,]+$/, '');
    this.#show(wholeTurn ? open : `${this.#heard} ${open}`.trim(), false);
  }

  /** The turn so far, for good; at a pause it is shown, and otherwise what is said just now stands behind it. */
  heard(text: string, pause: boolean): void {
    this.#heard = text;
    if (pause) this.#show(text, false);
  }

  /** The turn is over, and this is what was said; empty when nothing was, and what was shown is taken back. */
  over(text: string): void {
    if (text || this.#shown) this.#show(text, true);
    this.#segment = newSegment();
    this.#heard = '';
    this.#shown = '';
  }

  #show(text: string, final: boolean): void {
    if (this.#held || (!final && (!text || text === this.#shown))) return;
    this.#shown = text;
    const attributes = { [segmentAttribute]: this.#segment, [finalAttribute]: String(final) };
    const late = () => {
      throw new Error('a caption took too long');
    };
    const send = () => within(this.#send(text, attributes), longestSendMs, late);
    this.#sent = this.#sent.then(send).catch(this.#failed);
  }

  async #send(text: string, attributes: Record<string, string>): Promise<void> {
    const writer = await this.#sender()?.streamText({ topic, attributes, senderIdentity: this.#candidate });
    if (text) await writer?.write(text);
    await writer?.close();
  }
}

const newSegment = (): string => `SG_${randomUUID()}`;
