import { readFile } from 'node:fs/promises';
import type { Tokenizer } from '@huggingface/tokenizers';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { loadTokenizer } from '../encoder/tokenizer.ts';
import { askedIn } from '../text/asked.ts';
import { spokenForm } from '../text/spokenForm.ts';
import { turnLabels } from '../turns/labels.ts';
import { endsOf, together } from '../turns/whole.ts';

/** What was heard in a turn, each as a probability. */
export interface Heard {
  /** Of each kind of turn, in the order of the labels; several can be at once. */
  readonly kinds: readonly number[];
  /** That it tells, or hints, of danger to a life. */
  readonly danger: number;
  /** Of each word of its spoken form, that it tells something private; 0 for what is not read, in the middle of an endless turn. */
  readonly personal: readonly number[];
}

/** Reads what is said in the light of what was asked. */
export interface Listening {
  /** `asked`: the line that the turn replies to. */
  read(text: string, asked: string): Promise<Heard>;
}

/** Words that are read at once, fewer where they are of many tokens: as long as most answers that it was trained with. */
const [wordsOfPart, overlap] = [130, 20];
/** Parts that are read at most, half from each end: 680 words, or four and a half minutes of speech. More would make the reply late. */
const mostParts = 6;
/** Longest line that is asked, and longest part of what is said, in tokens: as `training/listener.py` has them. */
const [mostAsked, mostSaid] = [32, 190];

/**
 * An encoder that was trained as a whole to listen, with all of its heads; `training/listener.py` makes it. Computes on the calling
 * thread: use it in a worker.
 */
export class Listener implements Listening {
  readonly #session: InferenceSession;
  readonly #tokenizer: Tokenizer;

  private constructor(session: InferenceSession, tokenizer: Tokenizer) {
    this.#session = session;
    this.#tokenizer = tokenizer;
  }

  /** `file`: the model as ONNX. */
  static async load(file: string): Promise<Listener> {
    const session = await InferenceSession.create(await readFile(file), {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      executionMode: 'sequential',
    });
    return new Listener(session, await loadTokenizer());
  }

  async read(text: string, asked: string): Promise<Heard> {
    const said = spokenForm(text).split(' ').map(this.#tokensOf);
    const line = this.#tokensOf(spokenForm(askedIn(asked))).slice(0, mostAsked);
    const heard: Heard[] = [];
    const personal = said.map(() => 0);
    // One part at a time: in eight bits, what is read beside a text would change what is told of it.
    for (const { from, words } of endsOf(partsOf(said), mostParts)) {
      const part = await this.#run(line, words);
      part.personal.forEach((likely, at) => (personal[from + at] = Math.max(personal[from + at] ?? 0, likely)));
      heard.push(part);
    }
    const kinds = turnLabels.map((label, at) =>
      together(
        label,
        heard.map((part) => part.kinds[at] ?? 0),
      ),
    );
    return { kinds, danger: Math.max(...heard.map(({ danger }) => danger)), personal };
  }

  async #run(line: readonly number[], words: readonly Word[]): Promise<Heard> {
    const { ids: ends } = this.#tokenizer.encode('');
    const [start = 0, end = 0] = ends;
    const said = words.flat().slice(0, mostSaid);
    const offset = line.length + 2;
    const ids = [start, ...line, end, ...said, end];
    const input = (values: readonly number[]) =>
      new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
    const results = await this.#session.run(
      {
        input_ids: input(ids),
        attention_mask: input(ids.map(() => 1)),
        token_type_ids: input(ids.map((_, at) => (at < offset ? 0 : 1))),
      },
      outputs,
    );
    const [kinds, danger, personal] = outputs.map((name) => numbersOf(results, name));
    // A word is told of by its first token.
    let at = offset;
    const byWord = words.map(({ length }) => {
      const likely = length > 0 ? (personal?.[at] ?? 0) : 0;
      at += length;
      return likely;
    });
    return { kinds: [...(kinds ?? [])], danger: danger?.[0] ?? 0, personal: byWord };
  }

  #tokensOf = (text: string): readonly number[] =>
    text === '' ? [] : this.#tokenizer.encode(text, { add_special_tokens: false }).ids;
}

/** What is read of the model's outputs. */
const outputs = ['kinds', 'danger', 'personal'] as const;

function numbersOf(results: InferenceSession.OnnxValueMapType, name: string): Float32Array {
  const data = results[name]?.data;
  if (!(data instanceof Float32Array)) throw new Error(`the listener gave no ${name}`);
  return data;
}

/** The tokens of a word. */
type Word = readonly number[];

/** Some words that follow each other, and the place of the first one. */
interface Part {
  readonly from: number;
  readonly words: readonly Word[];
}

/** Words in overlapping parts. */
function partsOf(words: readonly Word[]): Part[] {
  const parts: Part[] = [];
  for (let from = 0; ;) {
    const part = words.slice(from, from + fitting(words, from));
    parts.push({ from, words: part });
    if (from + part.length >= words.length) return parts;
    from += Math.max(1, part.length - Math.min(overlap, part.length >> 2));
  }
}

/** How many words from a place on are read at once; one that is too long for it is read alone, as far as it goes. */
function fitting(words: readonly Word[], from: number): number {
  let tokens = 0;
  const end = words.findIndex((word, at) => {
    if (at < from) return false;
    tokens += word.length;
    return tokens > mostSaid || at >= from + wordsOfPart;
  });
  return Math.max(1, (end < 0 ? words.length : end) - from);
}
