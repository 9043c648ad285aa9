import type { AnswerReader } from './answers/answerReader.ts';
import { readComplaint } from './complaints/readComplaint.ts';
import type { LabelReader } from './head/labelReader.ts';
import type { Task } from './models.ts';
import type { SentenceReading, TurnReading, TurnSign } from './reading.ts';
import { readSentences } from './stories/sentenceReader.ts';
import type { TurnLabel } from './turns/labels.ts';
import type { ReplyModel } from './turns/replyModel.ts';
import { type TurnKind, kindAsReply, kindByWords, readWords, withQuestion } from './turns/turnReader.ts';

/** What an {@link Understanding} has besides the heads of its encoder. */
export interface UnderstandingParts {
  /** What rates answers; missing where the learned encoder is: by the spelling of words alone nobody is rated. */
  readonly answers?: AnswerReader;
  /** What tells what a turn does as a reply; without it, its own words alone do. */
  readonly replies?: ReplyModel;
  /** Where it isn't known what a turn replies to, less sure signs of care are left out: a weak encoder sees too many. */
  readonly careFrom?: number;
}

/** Understands what candidates say. */
export class Understanding {
  readonly reader: LabelReader<Task>;
  readonly answers: AnswerReader | undefined;
  readonly #replies: ReplyModel | undefined;
  readonly #careFrom: number;

  constructor(reader: LabelReader<Task>, { answers, replies, careFrom = 0 }: UnderstandingParts = {}) {
    this.reader = reader;
    this.answers = answers;
    this.#replies = replies;
    this.#careFrom = careFrom;
  }

  /** `asked`: the line that the turn replies to; the same words mean another thing after another question. */
  async readTurn(text: string, asked = ''): Promise<TurnReading> {
    const reading = await this.#read(text, asked);
    return does(reading, 'complaint') ? { ...reading, complaint: await readComplaint(this.reader, text) } : reading;
  }

  async #read(text: string, asked: string): Promise<TurnReading> {
    const words = await readWords(this.reader, text, asked);
    const alone = kindByWords(words, this.#careFrom);
    if (!words.asked && !hasAnswer(alone)) return { ...alone, sentences: [] };
    const { sentences, kinds } = await readSentences(this.reader, text);
    const reply = this.#replies && kindAsReply(this.#replies, words, text, kinds);
    const told = reply ? withSurelyPrivate(reply, sentences) : withPrivate(alone, sentences);
    const kind = withQuestion(told, text, kinds);
    return { ...kind, sentences: hasAnswer(kind) ? sentences : [] };
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

/** The same of a reply, in which a sign of it may be too weak: among many sentences of work, one is easily lost. */
function withSurelyPrivate(kind: TurnKind, sentences: readonly SentenceReading[]): TurnKind {
  const confidence = privateIn(sentences);
  const isWeaker = (sign: TurnSign) => sign.label === 'private' && sign.confidence < confidence;
  if (!hasAnswer(kind) || confidence < privateFrom.reply) return kind;
  if (isWeaker(kind)) return { ...kind, confidence };
  const others = kind.also.filter((sign) => !isWeaker(sign));
  const known = [kind, ...others].some(({ label }) => label === 'private');
  return known ? kind : { ...kind, also: [...others, { label: 'private', confidence }] };
}
