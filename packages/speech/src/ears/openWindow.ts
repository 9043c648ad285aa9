import { loopIn } from './guard.ts';
import { type Decoded, modelSampleRate } from './moonshine.ts';

/** What writes down sound; see {@link import('./moonshine.ts').Moonshine.decode}. */
export interface Decoder {
  decode(samples: Float32Array<ArrayBuffer>, draft?: readonly number[]): Promise<Decoded>;
}

/** What was said from one moment to another, epoch milliseconds. */
export interface Stretch {
  readonly text: string;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Mean probability of what was written, 0 to 1. */
  readonly confidence: number;
}

/** Sound that is decoded together, in seconds: longer ones repeat themselves, shorter ones lack context. */
const mostSeconds = 11;
/** A cut leaves at least so much in front of it, in seconds. */
const leastSeconds = 5;
/** A gap in what is fed of more than this was a pause, in milliseconds. */
const pauseMs = 150;
/**
 * The quiet at the end of what was said is drawn out by so much, in milliseconds: without it the model takes the end for
 * the middle of a sentence. Silence itself will not do: in noise it is an edge (15.8 % of the words wrong, 14.1 with this).
 */
const quietBehindMs = 200;
/** Speech that has ended is followed by so much of the room's own quiet, in milliseconds. */
const tailMs = 90;
/** A quiet place is looked for by steps of this length, in milliseconds. */
const stepMs = 20;
/** How many steps together must be quiet. */
const quietSteps = 6;

interface Piece {
  readonly samples: Int16Array;
  /** When its first sample was heard, epoch milliseconds. */
  readonly at: number;
}

/**
 * The sound of a turn that may still be decoded anew with more context: what was said before the last pause is
 * understood better with what follows. When it grows too long, its older part is decoded for good and leaves.
 */
export class OpenWindow {
  readonly #decoder: Decoder;
  #pieces: Piece[] = [];
  #length = 0;
  #draft: readonly number[] = [];
  /** The last result, and for how many samples it holds. */
  #last: { readonly stretch: Stretch; readonly length: number; readonly ended: boolean } | undefined;

  constructor(decoder: Decoder) {
    this.#decoder = decoder;
  }

  feed(samples: Int16Array, at: number): void {
    if (samples.length === 0) return;
    this.#pieces.push({ samples, at });
    this.#length += samples.length;
  }

  /** The older part of a window that has grown too long, decoded for good; undefined while it is short enough. */
  async commit(): Promise<Stretch | undefined> {
    if (this.#length <= mostSeconds * modelSampleRate) return undefined;
    const cut = this.#placeToCut();
    const [older] = divided(this.#pieces, cut);
    const stretch = await this.#decode(older, this.#draft);
    // Only now: sound that could not be decoded is there for the next time. Meanwhile more may have come.
    [, this.#pieces] = divided(this.#pieces, cut);
    this.#length -= cut;
    this.#draft = [];
    this.#last = undefined;
    return stretch;
  }

  /** What is said in the window so far, where speech pauses (`ended`) or goes on; decoded once for the same sound. */
  async decode(ended = true): Promise<Stretch> {
    const length = this.#length;
    if (this.#last?.length === length && (this.#last.ended || !ended)) return this.#last.stretch;
    const took = (tokens: readonly number[]) => (this.#draft = tokens);
    const stretch = await this.#decode(this.#pieces, this.#draft, took, ended ? quietBehindMs : 0);
    this.#last = { stretch, length, ended };
    return stretch;
  }

  async #decode(
    pieces: readonly Piece[],
    draft: readonly number[],
    decoded: (tokens: readonly number[]) => void = () => undefined,
    quietMs = 0,
  ): Promise<Stretch> {
    const sound = joined(pieces, (quietMs / 1_000) * modelSampleRate);
    const first = pieces[0];
    const last = pieces.at(-1);
    let result = await this.#decoder.decode(sound, draft);
    const loop = loopIn(result.tokens);
    if (loop !== undefined) result = await this.#withoutLoop(sound);
    decoded(result.tokens);
    return {
      text: result.text,
      startedAt: first?.at ?? 0,
      endedAt: last ? last.at + toMs(last.samples.length) : 0,
      confidence: confidenceOf(result.logProbs),
    };
  }

  /** Two halves of the sound, one by one: what makes the model loop is mostly gone then. */
  async #withoutLoop(sound: Float32Array<ArrayBuffer>): Promise<Decoded> {
    const cut = quietestPlace(sound, Math.floor(sound.length * 0.3), Math.ceil(sound.length * 0.7));
    const halves = [await this.#decoder.decode(sound.slice(0, cut)), await this.#decoder.decode(sound.slice(cut))];
    // A half that loops still is left out: what was said there was not heard.
    const sane = halves.filter(({ tokens }) => loopIn(tokens) === undefined);
    return {
      text: sane.map(({ text }) => text).join(' '),
      tokens: sane.flatMap(({ tokens }) => tokens),
      logProbs: sane.length < halves.length ? [lowest] : sane.flatMap(({ logProbs }) => logProbs),
    };
  }

  /** In the last pause that leaves enough in front of it, or where it is quietest. Samples. */
  #placeToCut(): number {
    let at = 0;
    let pause: number | undefined;
    this.#pieces.forEach((piece, index) => {
      const before = this.#pieces[index - 1];
      if (before && piece.at - before.at - toMs(before.samples.length) > pauseMs) {
        if (at >= leastSeconds * modelSampleRate && at <= mostSeconds * modelSampleRate) pause = at;
      }
      at += piece.samples.length;
    });
    return (
      pause ?? quietestPlace(joined(this.#pieces), leastSeconds * modelSampleRate, (mostSeconds - 1) * modelSampleRate)
    );
  }
}

/** Of what could not be made out. */
const lowest = Math.log(0.01);

const toMs = (samples: number): number => (samples / modelSampleRate) * 1_000;

/** Pieces up to a place, in samples, and from there on. */
function divided(pieces: readonly Piece[], cut: number): [Piece[], Piece[]] {
  const parts: [Piece[], Piece[]] = [[], []];
  let at = 0;
  for (const { samples, at: heardAt } of pieces) {
    const before = Math.min(Math.max(cut - at, 0), samples.length);
    if (before > 0) parts[0].push({ samples: samples.subarray(0, before), at: heardAt });
    if (before < samples.length) parts[1].push({ samples: samples.subarray(before), at: heardAt + toMs(before) });
    at += samples.length;
  }
  return parts;
}

const confidenceOf = (logProbs: readonly number[]): number =>
  logProbs.length === 0 ? 1 : Math.exp(logProbs.reduce((sum, logProb) => sum + logProb, 0) / logProbs.length);

/** All samples, −1 to 1, with their quiet end drawn out by so many samples. */
function joined(pieces: readonly Piece[], more = 0): Float32Array<ArrayBuffer> {
  const length = pieces.reduce((sum, { samples }) => sum + samples.length, 0);
  const sound = new Float32Array(length === 0 ? 0 : length + more);
  let at = 0;
  for (const { samples } of pieces) for (const sample of samples) sound[at++] = sample / 32_768;
  // Back and forth, so that no edge is heard.
  const tail = Math.min(length, (tailMs / 1_000) * modelSampleRate);
  for (let index = 0; index < more && tail > 0; index++) {
    const place = index % (2 * tail);
    sound[length + index] = sound[length - 1 - (place < tail ? place : 2 * tail - 1 - place)] ?? 0;
  }
  return sound;
}

/** The middle of the quietest place between two samples. */
function quietestPlace(sound: Float32Array, from: number, to: number): number {
  const step = (modelSampleRate * stepMs) / 1_000;
  const energies: number[] = [];
  for (let at = from; at + step <= Math.min(to, sound.length); at += step) {
    let energy = 0;
    for (let index = at; index < at + step; index++) energy += (sound[index] ?? 0) ** 2;
    energies.push(energy);
  }
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index + quietSteps <= energies.length; index++) {
    const energy = energies.slice(index, index + quietSteps).reduce((sum, value) => sum + value, 0);
    if (energy < least) [best, least] = [index, energy];
  }
  return from + (best + quietSteps / 2) * step;
}
