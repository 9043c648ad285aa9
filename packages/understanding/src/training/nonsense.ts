import { shortest } from '../answers/sense.ts';
import { spokenForm } from '../text/spokenForm.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const articles = listed('the a an my our his her their this that these those its your every each');
const people = listed('i we he she they you');
/** Words that hold sentences together: none of them is exchanged. */
const small = listed(
  'the a an my our his her their this that these those its your every each i we he she they you it me him them us and or but so ' +
    'because if when while then than as of to in on at by for from with without into onto out up down off over under about after ' +
    'before until till again is are was were be been being am do did does done have has had having will would can could should may ' +
    'might must not no yes just very really well also only even still too there here what which who how why where all some any ' +
    'first last next same other whole own bit lot few new old good big little way never always back instead rather ' +
    "more most much many one two three um uh er like got get i'm i'd i've it's that's don't didn't wasn't wouldn't couldn't",
);
/** How stories go on, whatever they are about. */
const openings = [
  'the situation was that',
  'my task was to',
  'i was asked to',
  'so i',
  'then i had to',
  'i therefore',
  'as a result',
  'in the end',
  'after that we',
  'at first',
  'my manager said that',
  'since then',
];
const links = ['of', 'to', 'with', 'for', 'until', 'from', 'into', 'and', 'by', 'on behalf of', 'against', 'without'];

/** What sentences speak of and what is done in them, told by the words before: no grammar is needed to spoil a sentence. */
interface Slots {
  readonly nouns: readonly number[];
  readonly verbs: readonly number[];
  readonly orders: readonly number[];
}

/** Words of one kind are exchanged for each other only where they end alike: what is left must not be told by its grammar. */
const ending = (word: string): string => /(ed|ing|ly|s)$/.exec(word)?.[0] ?? '';

function slotsOf(words: readonly string[]): Slots {
  const nouns: number[] = [];
  const verbs: number[] = [];
  const orders: number[] = [];
  words.forEach((word, at) => {
    if (small.has(word)) return;
    const before = words[at - 1] ?? '';
    const content = !small.has(before) && at > 0;
    const last = small.has(words[at + 1] ?? 'the');
    if (articles.has(before) ? last : content && last && articles.has(words[at - 2] ?? '')) nouns.push(at);
    else if (people.has(before)) verbs.push(at);
    else if (before === 'to') orders.push(at);
  });
  return { nouns, verbs, orders };
}

/** Makes sentences without sense of sentences that have it. `answers`: sentences of each, as they were said. */
export class Nonsense {
  readonly #random: () => number;
  readonly #answers: readonly (readonly string[][])[];
  readonly #nouns: readonly string[][];
  readonly #verbs: readonly string[][];
  readonly #orders: readonly string[][];

  constructor(answers: readonly (readonly string[])[], random: () => number) {
    this.#random = random;
    this.#answers = answers
      .map((sentences) => sentences.map((sentence) => spokenForm(sentence).split(' ')))
      .filter((sentences) => sentences.some((words) => words.length >= shortest));
    const taken = (kind: keyof Slots) =>
      this.#answers.map((sentences) =>
        sentences.flatMap((words) => slotsOf(words)[kind].map((at) => words[at] ?? '')).filter(Boolean),
      );
    this.#nouns = taken('nouns');
    this.#verbs = taken('verbs');
    this.#orders = taken('orders');
  }

  /** One sentence without sense. */
  one(): string {
    const kind = this.#random();
    if (kind < 0.5) return this.#exchanged();
    if (kind < 0.75) return this.#told();
    if (kind < 0.87) return this.#shuffled();
    return this.#pieces();
  }

  /** A sound sentence as a recognizer may garble it: words said twice, left out, or misheard. It still has sense. */
  garbled(sentence: string): string {
    const words = spokenForm(sentence).split(' ');
    return words
      .flatMap((word, at) => {
        const chance = this.#random();
        if (chance < 0.03) return [word, word];
        if (chance < 0.06 && words.length > shortest) return [];
        if (chance < 0.09) return [this.#of(['um', 'uh', 'like', 'you know', 'er']), word];
        if (chance < 0.13 && !small.has(word)) return [this.#misheard(word)];
        return at > 0 && chance < 0.15 ? [this.#of(['the', 'a', 'and']), word] : [word];
      })
      .join(' ');
  }

  /** A word of the same beginning, as it may be heard instead. */
  #misheard(word: string): string {
    const nouns = this.#nouns[Math.floor(this.#random() * this.#nouns.length)] ?? [];
    return nouns.find((other) => other.slice(0, 2) === word.slice(0, 2)) ?? word.slice(0, -1);
  }

  /** What is done to what is exchanged, within a story or between two. */
  #exchanged(): string {
    const answer = this.#place();
    const other = this.#random() < 0.5 ? answer : this.#place();
    const words = [...this.#sentence(answer)];
    const { nouns, verbs, orders } = slotsOf(words);
    for (const at of nouns) words[at] = this.#other(this.#nouns, other, words[at] ?? '');
    for (const at of verbs) words[at] = this.#other(this.#verbs, other, words[at] ?? '');
    for (const at of orders) words[at] = this.#other(this.#orders, other, words[at] ?? '');
    return nouns.length + verbs.length + orders.length < 2 ? this.#told() : words.join(' ');
  }

  /** The shape of a story, about things that have nothing to do with each other. */
  #told(): string {
    const answer = this.#place();
    const from = () => (this.#random() < 0.7 ? answer : this.#place());
    const thing = () => `${this.#of(['the', 'the', 'a', 'its', 'my', 'our'])} ${this.#other(this.#nouns, from(), '')}`;
    const opening = this.#of(openings);
    const order = opening.endsWith(' to');
    const deed = () => this.#other(order ? this.#orders : this.#verbs, from(), order ? '' : 'wanted');
    const subject = /(to|i|we|therefore)$/.test(opening) ? '' : this.#random() < 0.6 ? `${thing()} ` : 'i ';
    const parts = [opening, `${subject}${deed()}`, thing(), this.#of(links), thing()];
    if (this.#random() < 0.6) parts.push('and', deed(), thing());
    if (this.#random() < 0.3) parts.push(this.#of(links), thing());
    return parts.join(' ');
  }

  /** Small pieces of a sentence in another order. */
  #shuffled(): string {
    const words = this.#sentence(this.#place());
    const pieces: string[][] = [];
    for (let at = 0; at < words.length;) pieces.push(words.slice(at, (at += 1 + Math.floor(this.#random() * 3))));
    return this.#mixed(pieces).flat().join(' ');
  }

  /** Pieces of one story, or of two, with few of the words that matter. */
  #pieces(): string {
    const answer = this.#place();
    const pieces = Array.from({ length: 4 + Math.floor(this.#random() * 4) }, () => {
      const words = this.#sentence(this.#random() < 0.6 ? answer : this.#place());
      const from = Math.floor(this.#random() * words.length);
      const piece = words.slice(from, from + 1 + Math.floor(this.#random() * 4));
      return piece.filter((word) => small.has(word) || this.#random() < 0.6);
    });
    return pieces.flat().slice(0, 22).join(' ');
  }

  #other(all: readonly string[][], answer: number, not: string): string {
    const fits = (word: string) => word !== not && (not === '' || ending(word) === ending(not));
    for (let place = answer, tries = 0; tries < 40; tries++, place = this.#place()) {
      const own = (all[place] ?? []).filter(fits);
      if (own.length > 1 || (tries > 0 && own.length > 0)) return this.#of(own);
    }
    return 'thing';
  }

  #place(): number {
    return Math.floor(this.#random() * this.#answers.length);
  }

  #sentence(answer: number): readonly string[] {
    const long = (this.#answers[answer] ?? []).filter(({ length }) => length >= shortest);
    return this.#of(long) ?? [];
  }

  #of<T>(all: readonly T[]): T {
    return all[Math.floor(this.#random() * all.length)] as T;
  }

  #mixed<T>(all: readonly T[]): T[] {
    return all
      .map((one) => ({ one, key: this.#random() }))
      .sort((a, b) => a.key - b.key)
      .map(({ one }) => one);
  }
}
