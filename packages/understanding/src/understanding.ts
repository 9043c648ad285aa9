import type { AnswerReader } from './answers/answerReader.ts';
import type { LabelReader } from './head/labelReader.ts';
import type { Task } from './models.ts';
import type { SentenceReading, TurnReading } from './reading.ts';
import { readSentences } from './stories/sentenceReader.ts';
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
    const words = await readWords(this.reader, text, asked);
    const alone = kindByWords(words, this.#careFrom);
    if (!words.asked && !hasAnswer(alone)) return { ...alone, sentences: [] };
    const { sentences, kinds } = await readSentences(this.reader, text);
    const reply = this.#replies && kindAsReply(this.#replies, words, text, kinds);
    const kind = withQuestion(reply ?? withPrivate(alone, sentences), text, kinds);
    return { ...kind, sentences: hasAnswer(kind) ? sentences : [] };
  }
}

const hasAnswer = ({ label, also }: TurnKind): boolean =>
  label === 'answer' || also.some((sign) => sign.label === 'answer');

/** How sure it must be that a sentence of an answer tells something private. */
const surelyPrivate = 0.6;

/** What an answer does by its words alone, and that it tells something private where one of its sentences does. */
function withPrivate(kind: TurnKind, sentences: readonly SentenceReading[]): TurnKind {
  const { label, also } = kind;
  if (label === 'private' || also.some((sign) => sign.label === 'private')) return kind;
  const found = sentences.filter((sentence) => sentence.label === 'private').map(({ confidence }) => confidence);
  const confidence = Math.max(0, ...found);
  return confidence < surelyPrivate ? kind : { ...kind, also: [...also, { label: 'private', confidence }] };
}
