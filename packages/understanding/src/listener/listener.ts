import { askedIn } from '../text/asked.ts';
import { type Word, partsOf } from '../textModel/parts.ts';
import { TextModel } from '../textModel/textModel.ts';
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

/** Reads what is said, in the light of what was asked where that is known. */
export interface Listening {
  /** `asked`: the line that the turn replies to; empty where it isn't known. */
  read(text: string, asked: string): Promise<Heard>;
}

/** What is read at once: as long as most answers that it was trained with, and as `training/listener.py` has it. */
const size = { words: 130, tokens: 190, overlap: 20 } as const;
/** Tokens of the line that is asked. */
const mostAsked = 32;
/** Parts that are read at most, half from each end: 680 words, or four and a half minutes of speech. More would make the reply late. */
const mostParts = 6;

/** An encoder that was trained as a whole to listen, with all of its heads; `training/listener.py` makes it. */
export class Listener implements Listening {
  readonly #model: TextModel;

  private constructor(model: TextModel) {
    this.#model = model;
  }

  /** `file`: the model as ONNX. */
  static load = async (file: string): Promise<Listener> => new Listener(await TextModel.load(file));

  async read(text: string, asked: string): Promise<Heard> {
    const said = this.#model.wordsOf(text);
    const line = this.#model.tokensOf(askedIn(asked)).slice(0, mostAsked);
    const heard: Heard[] = [];
    const personal = said.map(() => 0);
    for (const { from, words } of endsOf(partsOf(said, size), mostParts)) {
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
    const ids = this.#model.marked(line, words.flat().slice(0, size.tokens));
    // Behind what was asked, and the marks around it.
    const from = line.length + 2;
    const inputs = {
      input_ids: ids,
      attention_mask: ids.map(() => 1),
      token_type_ids: ids.map((_, at) => (at < from ? 0 : 1)),
    };
    const { kinds, danger, personal } = await this.#model.run(inputs, outputs);
    // A word is told of by its first token.
    let at = from;
    const byWord = words.map(({ length }) => {
      const likely = length > 0 ? (personal[at] ?? 0) : 0;
      at += length;
      return likely;
    });
    return { kinds: [...kinds], danger: danger[0] ?? 0, personal: byWord };
  }
}

/** What is read of the model's outputs. */
const outputs = ['kinds', 'danger', 'personal'] as const;
