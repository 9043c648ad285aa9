import type { MiniLmLabels } from '../encoder/miniLmLabels.ts';
import { meanOf } from '../head/labelReader.ts';
import type { TokenHead } from '../head/tokenHead.ts';
import type { Judging, Judgment } from '../judge/judge.ts';
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

/** What an {@link AnswerReader} reads by. */
export interface AnswerReaderParts {
  readonly encoder: MiniLmLabels<'stories' | 'sense'>;
  /** What rates answers. */
  readonly heads: readonly TokenHead[];
  readonly listener: Listening;
  /** Opens the judge, which most readings don't need. */
  readonly openJudge: () => Promise<Judging>;
  /** Digest of all models that take part. */
  readonly version: string;
}

/** Rates answers by written anchors. Computes on the calling thread: use it in a worker. */
export class AnswerReader {
  readonly #encoder: MiniLmLabels<'stories' | 'sense'>;
  readonly #sizes: VectorSizes;
  readonly #heads: readonly TokenHead[];
  readonly #listener: Listening;
  readonly #openJudge: () => Promise<Judging>;
  /** What tells these heads from others: a score is made again only by the same. */
  readonly version: string;

  constructor({ encoder, heads, listener, openJudge, version }: AnswerReaderParts) {
    this.#encoder = encoder;
    this.#sizes = encoder.sizes;
    this.#heads = heads;
    this.#listener = listener;
    this.#openJudge = openJudge;
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

  /** Judges what was said to a question. @throws when the judge's model can't be opened. */
  async judge(said: string, question: string): Promise<Judgment> {
    return (await this.#openJudge()).read(said, question);
  }

  /** How near two texts are in what they say, at most 1. */
  likeness(one: SentenceVector, other: SentenceVector): number {
    return likeness(one.vector, other.vector, this.#sizes.wholeSize);
  }
}
