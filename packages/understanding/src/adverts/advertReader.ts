import type { Encoder } from '../encoder/encoder.ts';
import { softmax } from '../head/layers.ts';
import type { TokenHead } from '../head/tokenHead.ts';
import { type ShapedLine, shapesOf } from './features.ts';
import { linesInput, wordsInput } from './inputs.ts';
import { dutyTags, lineLabels, nameKinds, nameTags, namedSkillKinds } from './labels.ts';
import type { AdvertLine, AdvertReading, NamedSkill, PossibleTitle } from './reading.ts';

/** What reads adverts: how likely labels are for each line, and what each word is a part of. */
export interface AdvertHeads {
  readonly lines: TokenHead;
  readonly words: TokenHead;
}

/** From this probability on a word is a part of a skill's name, or of a duty. */
const partFrom = 0.5;
/** A title goes on over words that are as likely a part of it as this, as a share of the likeliest. */
const titleShare = 0.4;
/** How likely a line may be that with the title though it does not look so; and words, though they don't. */
const [anyLine, anyWord] = [0.02, 0.05];

/** Reads the lines of job adverts: what each is about, and what it names. */
export class AdvertReader {
  readonly #encoder: Encoder;
  readonly #heads: AdvertHeads;

  constructor(encoder: Encoder, heads: AdvertHeads) {
    this.#encoder = encoder;
    this.#heads = heads;
  }

  /** `lines`: the lines of one advert, long ones of prose cut into sentences, in their order. */
  async read(lines: readonly string[]): Promise<AdvertReading> {
    if (lines.length === 0) return { lines: [], titles: [] };
    const { size, wholeSize } = this.#encoder;
    const shapes = shapesOf(lines);
    const encoded = await this.#encoder.encodeWords(shapes.map(({ words }) => words.map(({ text }) => text)));
    const about = rowsOf(this.#heads.lines.each(linesInput(shapes, encoded, wholeSize)), lineLabels.length).map(
      softmax,
    );
    const tagged = shapes.map((shape, at): TaggedLine => {
      const [one, likely] = [encoded[at], about[at]];
      const scores = one && likely ? this.#heads.words.each(wordsInput(shape, one, likely, size)) : new Float32Array(0);
      const rows = rowsOf(scores, nameTags.length + dutyTags.length);
      return {
        shape,
        about: likely ?? new Float32Array(0),
        names: rows.map((row) => softmax(row.subarray(0, nameTags.length))),
        duties: rows.map((row) => softmax(row.subarray(nameTags.length))),
      };
    });
    return { lines: tagged.map(lineOf), titles: titlesIn(tagged) };
  }
}

interface TaggedLine {
  readonly shape: ShapedLine;
  readonly about: Float32Array;
  /** For each word how likely each tag is. */
  readonly names: readonly Float32Array[];
  readonly duties: readonly Float32Array[];
}

const rowsOf = (numbers: Float32Array, width: number): Float32Array[] =>
  Array.from({ length: numbers.length / width }, (_, row) => numbers.subarray(row * width, (row + 1) * width));

function lineOf({ shape, about, names, duties }: TaggedLine): AdvertLine {
  const best = about.indexOf(Math.max(...about));
  return {
    text: shape.text,
    label: lineLabels[best] ?? 'other',
    confidence: about[best] ?? 0,
    skills: skillsIn(shape, names),
    duties: spansOf(
      duties.map((tags) => ({ begins: tags[1] ?? 0, goesOn: tags[2] ?? 0 })),
      partFrom,
    ).map(({ from, to }) => textOf(shape, from, to)),
  };
}

const textOf = ({ text, words }: ShapedLine, from: number, to: number): string =>
  text.slice(words[from]?.from ?? 0, words[to - 1]?.to ?? 0);

function skillsIn(shape: ShapedLine, names: readonly Float32Array[]): NamedSkill[] {
  const likely = (tags: Float32Array, kind: number, part: 1 | 2) => tags[2 * kind + part] ?? 0;
  const sum = (tags: Float32Array, part: 1 | 2) =>
    namedSkillKinds.reduce((all, _, kind) => all + likely(tags, kind, part), 0);
  const parts = names.map((tags) => ({ begins: sum(tags, 1), goesOn: sum(tags, 2) }));
  return spansOf(parts, partFrom).map(({ from, to, confidence }) => {
    const [kind] = namedSkillKinds
      .map((name, at) => ({
        name,
        sum: names.slice(from, to).reduce((all, tags) => all + likely(tags, at, 1) + likely(tags, at, 2), 0),
      }))
      .sort((a, b) => b.sum - a.sum);
    return {
      name: textOf(shape, from, to),
      kind: kind?.name ?? 'skill',
      confidence,
      from: shape.words[from]?.from ?? 0,
      to: shape.words[to - 1]?.to ?? 0,
    };
  });
}

interface Part {
  /** How likely a word begins something, and how likely it goes on with it. */
  readonly begins: number;
  readonly goesOn: number;
}

/** Runs of words that are likely parts of something; each goes up to the next that begins. */
function spansOf(parts: readonly Part[], least: number): { from: number; to: number; confidence: number }[] {
  const spans: { from: number; to: number; sum: number }[] = [];
  let open = false;
  parts.forEach(({ begins, goesOn }, at) => {
    const last = spans.at(-1);
    if (begins + goesOn < least) open = false;
    else if (open && last && begins <= goesOn) Object.assign(last, { to: at + 1, sum: last.sum + begins + goesOn });
    else {
      spans.push({ from: at, to: at + 1, sum: begins + goesOn });
      open = true;
    }
  });
  return spans.map(({ from, to, sum }) => ({ from, to, confidence: sum / (to - from) }));
}

const titlePlace = nameKinds.indexOf('title');
const titleLine = lineLabels.indexOf('title');

/** So many places are given where the title may stand. */
const mostTitles = 8;

/** The words of each line that most likely are the title; first those of the line that most likely has it. */
function titlesIn(lines: readonly TaggedLine[]): PossibleTitle[] {
  return lines
    .flatMap(({ about, names, shape }, line) => {
      const likely = names.map((tags) => (tags[2 * titlePlace + 1] ?? 0) + (tags[2 * titlePlace + 2] ?? 0));
      const word = Math.max(0, ...likely);
      if (word === 0) return [];
      const least = Math.min(partFrom / 2, word * titleShare);
      let from = likely.indexOf(word);
      let to = from + 1;
      while ((likely[from - 1] ?? 0) > least) from--;
      while ((likely[to] ?? 0) > least) to++;
      const confidence = ((about[titleLine] ?? 0) + anyLine) * (Math.min(1, word) + anyWord);
      return [{ text: textOf(shape, from, to), line, confidence }];
    })
    .sort((a, b) => b.confidence - a.confidence)
    .slice(0, mostTitles);
}
