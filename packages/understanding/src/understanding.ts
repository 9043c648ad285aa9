import type { AnswerReader } from './answers/answerReader.ts';
import type { LabelReader } from './head/labelReader.ts';
import type { Task } from './models.ts';
import type { SentenceReading, TurnReading, TurnSign } from './reading.ts';
import { readSentences } from './stories/sentenceReader.ts';
import { type TurnKind, readTurnKind } from './turns/turnReader.ts';

/** Understands what candidates say. */
export class Understanding {
  readonly reader: LabelReader<Task>;
  /** What rates answers; missing where the learned encoder is: by the spelling of words alone nobody is rated. */
  readonly answers: AnswerReader | undefined;
  readonly #careFrom: number;

  /** `careFrom`: signs of private matters and distress that are less sure are left out; a weak encoder sees too many. */
  constructor(
    reader: LabelReader<Task>,
    options: { readonly answers?: AnswerReader; readonly careFrom?: number } = {},
  ) {
    this.reader = reader;
    this.answers = options.answers;
    this.#careFrom = options.careFrom ?? 0;
  }

  async readTurn(text: string): Promise<TurnReading> {
    const kind = await readTurnKind(this.reader, text, this.#careFrom);
    const answers = kind.label === 'answer' || kind.also.some(({ label }) => label === 'answer');
    const sentences = answers ? await readSentences(this.reader, text) : [];
    return { ...kind, also: withPrivate(kind, sentences), sentences };
  }
}

/** How sure it must be that a sentence of an answer tells something private. */
const surelyPrivate = 0.6;

/** What a turn does besides, and that it tells something private where one of its sentences does. */
function withPrivate({ label, also }: TurnKind, sentences: readonly SentenceReading[]): TurnSign[] {
  if (label === 'private' || also.some((sign) => sign.label === 'private')) return also;
  const found = sentences.filter((sentence) => sentence.label === 'private').map(({ confidence }) => confidence);
  const confidence = Math.max(0, ...found);
  return confidence < surelyPrivate ? also : [...also, { label: 'private', confidence }];
}
