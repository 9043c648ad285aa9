import type { AnswerReader } from './answers/answerReader.ts';
import { readAsides } from './asides/readAsides.ts';
import { offersChoice, readChoice } from './choices/readChoice.ts';
import { readComplaint } from './complaints/readComplaint.ts';
import type { LabelReader } from './head/labelReader.ts';
import { confidenceInPassing } from './kinds.ts';
import type { Listening } from './listener/listener.ts';
import { privateSentences, privateWordFrom } from './listener/privateSentences.ts';
import type { Task } from './models.ts';
import type { SentenceReading, TurnReading, TurnSign } from './reading.ts';
import { readSentences, someOf } from './stories/sentenceReader.ts';
import type { TurnLabel } from './turns/labels.ts';
import type { ReplyModel } from './turns/replyModel.ts';
import { type TurnKind, kindAsReply, kindByWords, readWords, withQuestion } from './turns/turnReader.ts';

/** What an {@link Understanding} has besides the heads of its encoder. */
export interface UnderstandingParts {
  /** What rates answers; missing where the learned encoder is: by the spelling of words alone nobody is rated. */
  readonly answers?: AnswerReader;
  /** What tells what a turn does as a reply; without it, its own words alone do. */
  readonly replies?: ReplyModel;
  /** What reads a turn once more: its words alone, and in the light of what was asked where that is known. */
  readonly listener?: Listening;
  /** Where it isn't known what a turn replies to, less sure signs of care are left out: a weak encoder sees too many. */
  readonly careFrom?: number;
}

/** Understands what candidates say. */
export class Understanding {
  readonly reader: LabelReader<Task>;
  readonly answers: AnswerReader | undefined;
  readonly #replies: ReplyModel | undefined;
  readonly #listener: Listening | undefined;
  readonly #careFrom: number;

  constructor(reader: LabelReader<Task>, { answers, replies, listener, careFrom = 0 }: UnderstandingParts = {}) {
    this.reader = reader;
    this.answers = answers;
    this.#replies = replies;
    this.#listener = listener;
    this.#careFrom = careFrom;
  }

  /**
   * `asked`: the line that the turn replies to; the same words mean another thing after another question. `judged`: whether to
   * judge, too, if an answer answers that line; without a judge this does nothing.
   */
  async readTurn(text: string, asked = '', judged = false): Promise<TurnReading> {
    const reading = await this.#read(text, asked);
    return {
      ...reading,
      asides: await readAsides(this.reader, text),
      ...(does(reading, 'complaint') && { complaint: await readComplaint(this.reader, text) }),
      ...(offersChoice(asked) && (await readChoice(this.reader, text))),
      ...(judged && this.answers && hasAnswer(reading) && { fits: (await this.answers.judge(text, asked)).fits }),
    };
  }

  async #read(text: string, asked: string): Promise<TurnReading> {
    const heardAlone = await this.#listener?.read(text, '');
    const words = { ...(await readWords(this.reader, text, asked)), heardAlone };
    const alone = kindByWords(words, this.#careFrom);
    if (!words.asked && !hasAnswer(alone)) return { ...alone, sentences: [] };
    const { sentences, kinds } = await readSentences(this.reader, text);
    const heard = words.asked ? await this.#listener?.read(text, asked) : heardAlone;
    const reply = this.#replies && kindAsReply(this.#replies, words, text, kinds, heard);
    const told = reply ? withSurelyPrivate(reply, sentences) : withPrivate(alone, sentences);
    const kind = withQuestion(told, text, kinds);
    if (!hasAnswer(kind)) return { ...kind, sentences: [] };
    const isPrivate = heard ? someOf(privateSentences(text, heard, privateWordFrom.thanked)) : [];
    if (!isPrivate.includes(true)) return { ...kind, sentences };
    const sign: TurnSign = { label: 'private', confidence: confidenceInPassing(sentences) };
    return { ...withSign(kind, sign), sentences: sentences.map((one, at) => (isPrivate[at] ? withMark(one) : one)) };
  }
}

const does = ({ label, also }: TurnKind, wanted: TurnLabel): boolean =>
  label === wanted || also.some((sign) => sign.label === wanted);
const hasAnswer = (kind: TurnKind): boolean => does(kind, 'answer');

/**
 * How sure it must be that a sentence of an answer tells something private: by words alone, and in a reply, which is read better. At
 * 0.95, one more of 2,344 turns of hands that were left out got care without need; at 0.8, five more did.
 */
const privateFrom = { words: 0.6, reply: 0.95 } as const;

/** How surely one of some sentences tells something private. */
const privateIn = (sentences: readonly SentenceReading[]): number =>
  Math.max(0, ...sentences.filter(({ label }) => label === 'private').map(({ confidence }) => confidence));

/** What an answer does by its words alone, and that it tells something private where one of its sentences does. */
function withPrivate(kind: TurnKind, sentences: readonly SentenceReading[]): TurnKind {
  const { label, also } = kind;
  if (label === 'private' || also.some((sign) => sign.label === 'private')) return kind;
  const confidence = privateIn(sentences);
  return confidence < privateFrom.words ? kind : { ...kind, also: [...also, { label: 'private', confidence }] };
}

/** A sentence that tells something private, whatever else it does. */
const withMark = (sentence: SentenceReading): SentenceReading =>
  sentence.label === 'private' || sentence.also.includes('private')
    ? sentence
    : { ...sentence, also: [...sentence.also, 'private'] };

/** Adds a sign to an answer, or raises a weaker one of the same label. */
function withSign(kind: TurnKind, sign: TurnSign): TurnKind {
  const isWeaker = ({ label, confidence }: TurnSign) => label === sign.label && confidence < sign.confidence;
  if (isWeaker(kind)) return { ...kind, confidence: sign.confidence };
  const others = kind.also.filter((one) => !isWeaker(one));
  const known = [kind, ...others].some(({ label }) => label === sign.label);
  return known ? kind : { ...kind, also: [...others, sign] };
}

/** The same of a reply, in which a sign of it may be too weak: among many sentences of work, one is easily lost. */
function withSurelyPrivate(kind: TurnKind, sentences: readonly SentenceReading[]): TurnKind {
  const confidence = privateIn(sentences);
  return hasAnswer(kind) && confidence >= privateFrom.reply ? withSign(kind, { label: 'private', confidence }) : kind;
}
