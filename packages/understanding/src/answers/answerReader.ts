import type { MiniLmLabels } from '../encoder/miniLmLabels.ts';
import { meanOf } from '../head/labelReader.ts';
import type { TokenHead } from '../head/tokenHead.ts';
import type { Listening } from '../listener/listener.ts';
import { privateSentences, privateWordFrom } from '../listener/privateSentences.ts';
import type { SentenceReading } from '../reading.ts';
import { readingOf } from '../stories/sentenceReader.ts';
import { type SentenceSpan, sentenceSpans } from '../text/parts.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { type SentenceVector, type VectorSizes, answerInput, likeness } from './inputs.ts';
import { senseLabels } from './sense.ts';

/** A text as the encoder sees it, and what it does if it is a sentence of an answer. */
export interface ReadText extends SentenceVector {
  readonly reading: SentenceReading;
  /** How likely it means nothing, whatever its grammar. */
  readonly nonsense: number;
}

/** Rates answers by written anchors. Computes on the calling thread: use it in a worker. */
export class AnswerReader {
  readonly #encoder: MiniLmLabels<'stories' | 'sense'>;
  readonly #sizes: VectorSizes;
  readonly #heads: readonly TokenHead[];
  readonly #listener: Listening;
  /** What tells these heads from others: a score is made again only by the same. */
  readonly version: string;

  /** `version`: digest of all models that take part, the encoder's heads and the listener included. */
  constructor(
    encoder: MiniLmLabels<'stories' | 'sense'>,
    heads: readonly TokenHead[],
    listener: Listening,
    version: string,
  ) {
    this.#encoder = encoder;
    this.#sizes = encoder.sizes;
    this.#heads = heads;
    this.#listener = listener;
    this.version = version;
  }

  async read(texts: readonly string[]): Promise<ReadText[]> {
    const told = await this.#encoder.readVectors(texts.map(spokenForm), ['stories', 'sense']);
    return told.map(({ vector, labels: [labels = new Float32Array(0), sense] }, at) => ({
      ...{ vector, labels, reading: readingOf(texts[at] ?? '', labels) },
      nonsense: sense?.[senseLabels.indexOf('nonsense')] ?? 0,
    }));
  }

  /** The sentences of what was said to a question that surely tell something private, by their places in it. */
  async privateIn(text: string, question: string): Promise<SentenceSpan[]> {
    const isPrivate = privateSentences(text, await this.#listener.read(text, question), privateWordFrom.leftOut);
    return sentenceSpans(text).filter((_, at) => isPrivate[at]);
  }

  /** How likely each level, 0 to 5, is for an answer of these sentences to a question; together 1. */
  levels(question: SentenceVector, sentences: readonly SentenceVector[]): number[] {
    const input = answerInput(question, sentences, this.#sizes);
    return [...meanOf(this.#heads.map((head) => head.probabilities(input)))];
  }

  /** How near two texts are in what they say, at most 1. */
  likeness(one: SentenceVector, other: SentenceVector): number {
    return likeness(one.vector, other.vector, this.#sizes.wholeSize);
  }
}
