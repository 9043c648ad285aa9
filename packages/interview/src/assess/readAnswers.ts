import { type AnswerReader, type ReadText, sense, sentenceSpans } from '@viva/understanding';
import type { SessionRecord } from '../report/record.ts';
import type { PersonalPart } from '../report/personal.ts';
import { isFactQuestion } from '../report/facts.ts';
import { hear, isAnswer } from '../report/turns.ts';
import type { Heard } from '../report/turns.ts';
import { asksForPlainWords } from '../text/plainWish.ts';
import { wordsOf } from '../text/words.ts';
import { type AnswerJudgment, judgmentOf, notJudged } from './judgment.ts';
import { missesIn } from './misses.ts';
import { type Passage, doesOf } from './passages.ts';

/** What was read of the answer to a question, as plain data. */
export interface AnswerRead extends AnswerJudgment {
  readonly questionId: string;
  /** What of it counts, in order: not the question said back, nothing twice, nothing to the assessor, nothing private. */
  readonly passages: readonly Passage[];
  /** How likely each rating from 0 to 5 is; null where nothing counts. */
  readonly ratings: readonly number[] | null;
  /** How much sense it has, 0 to 1. */
  readonly sense: number;
  /** The question whose answer told the same before. */
  readonly toldBefore: string | null;
  /** Its end was not read. */
  readonly readInPart: boolean;
}

/** What is read of no answer. */
export const nothingRead: Omit<AnswerRead, 'questionId'> = {
  ...notJudged,
  passages: [],
  ratings: null,
  sense: 1,
  toldBefore: null,
  readInPart: false,
};

/** What was read of all answers, and by which heads. */
export interface AnswersRead {
  readonly answers: readonly AnswerRead[];
  /** What of the answers was read as something private, with what stands beside it. */
  readonly personal: readonly PersonalPart[];
  /** Numbers of the turns that are left out, since they miss a question that was put once more then. */
  readonly missed?: readonly number[];
  readonly version: string;
}

/**
 * Passages of a whole interview that are read at most. The longest that an interview may hold, 60,000 characters, has some
 * 1,000; only sentences of a word or two make more of it. Then the end of the longest answers is left out, and said to be.
 */
const mostPassages = 1_200;
/** From these shares on a sentence is taken for talk to or about the assessment, and for something private. */
const aboutFrom = 0.5;
const privateFrom = 0.3;
/** From this likeness on a sentence says what another one said; from this share of such sentences on an answer does. */
const alike = 0.86;
const retold = 0.6;

/** Reads the answers of a session. The record and the heads decide the outcome alone. */
export async function readAnswers(record: SessionRecord, reader: AnswerReader): Promise<AnswersRead> {
  const heard = hear(record);
  const missed = await missesIn(record.plan.questions, heard, reader);
  const said = record.plan.questions.map((question) => ({ question, all: spansOf(question.id, heard) }));
  const most = shareOf(
    said.map(({ all }) => all.length),
    mostPassages,
  );
  const found = said.map(({ question, all }) => ({
    ...{ question, spans: all.slice(0, most) },
    readInPart: all.length > most,
  }));
  const hidden = new Set<string>();
  for (const { question, spans } of found) {
    for (const turn of new Set(spans.map((span) => span.turn))) {
      const at = heard.findIndex((one) => one.turn.n === turn);
      const asked = heard.slice(0, Math.max(0, at)).findLast((one) => one.turn.speaker === 'agent');
      const said = heard[at]?.turn.text ?? '';
      for (const { start } of await reader.privateIn(said, asked?.turn.text ?? question.text))
        hidden.add(`${turn}/${start}`);
    }
  }
  const texts = found.flatMap(({ question, spans }) => [question.text, ...spans.map(({ text }) => text)]);
  const read = await reader.read(texts);
  const before: { id: string; said: readonly ReadText[] }[] = [];
  const personal: PersonalPart[] = [];
  const answers = found.map(({ question, spans, readInPart }) => {
    const [asked, ...sentences] = read.splice(0, spans.length + 1);
    const parts = sentences.flatMap((text, at) => {
      const span = spans[at];
      return span ? [{ text, span, does: doesOf(text), isPrivate: hidden.has(`${span.turn}/${span.start}`) }] : [];
    });
    personal.push(...privateParts(parts).map(({ span: { turn, start, end } }) => ({ turn, start, end })));
    // What is left out may be private, too: others read it in the transcript.
    const counts = counted(parts).filter(({ span }) => !missed.includes(span.turn));
    const fresh = counts.filter(
      ({ text }, at) => !counts.slice(0, at).some((other) => reader.likeness(other.text, text) >= alike),
    );
    const own = fresh.map(({ text }) => text);
    const toldBefore = before.find(({ said: earlier }) => sameStory(earlier, own, reader))?.id ?? null;
    before.push({ id: question.id, said: own });
    const ratings = asked && own.length > 0 ? reader.levels(asked, own) : null;
    const passages = fresh.map(({ span, does }) => ({ ...span, does }));
    const meant = own.map(({ nonsense, reading }) => ({ nonsense, words: wordsOf(reading.text).length }));
    return { questionId: question.id, passages, ratings, sense: sense(meant), toldBefore, readInPart };
  });
  const rated = hear(record, 'corrected', missed);
  const judged: AnswerRead[] = [];
  for (const [at, answer] of answers.entries()) {
    const question = found[at]?.question;
    const counts = question && answer.ratings !== null && !isFactQuestion(question);
    const judgment = counts ? await judgmentOf(question, rated, reader) : notJudged;
    judged.push({ ...answer, ...judgment });
  }
  return { answers: judged, personal, missed, version: reader.version };
}

/** How many of each may be taken, so that all together are no more than `most`: only the longest are cut. */
export function shareOf(lengths: readonly number[], most: number): number {
  let left = most;
  const sorted = lengths.toSorted((a, b) => a - b);
  for (const [at, length] of sorted.entries()) {
    const share = Math.floor(left / (sorted.length - at));
    if (length > share) return share;
    left -= length;
  }
  return most;
}

type Span = Omit<Passage, 'does'>;

interface Part {
  readonly text: ReadText;
  readonly span: Span;
  readonly does: Passage['does'];
  /** The listener heard something private in it. */
  readonly isPrivate: boolean;
}

/** Parts of a longer sentence, which is speech without full stops, are not one thought; in parts of some 18 words. */
const mostParts = 3;

const sentenceOf = ({ span }: Part): string => `${span.turn}/${span.whole.start}`;

/** The parts with something private in them, and those of the same sentence beside these. */
function privateParts(parts: readonly Part[]): Part[] {
  const size = (part: Part) => parts.filter((other) => sentenceOf(other) === sentenceOf(part)).length;
  const touches = (one: Part, other: Part) =>
    sentenceOf(one) === sentenceOf(other) &&
    (size(one) <= mostParts || Math.abs(parts.indexOf(one) - parts.indexOf(other)) <= 1);
  const hidden = parts.filter(({ does, isPrivate }) => isPrivate || does.private >= privateFrom);
  return parts.filter((part) => hidden.some((other) => touches(other, part)));
}

/**
 * The parts that count. A sentence with something private in one part is left out whole, of speech without full stops that
 * part and its neighbors; a sentence of which only a part counts is quoted by that part alone.
 */
function counted(parts: readonly Part[]): Part[] {
  const hidden = new Set(privateParts(parts));
  const isOut = (part: Part) => part.does.about >= aboutFrom || hidden.has(part);
  const cut = new Set(parts.filter(isOut).map(sentenceOf));
  return parts
    .filter((part) => !isOut(part))
    .map((part) => {
      const { start, end } = part.span;
      return cut.has(sentenceOf(part)) ? { ...part, span: { ...part.span, whole: { start, end } } } : part;
    });
}

/** The sentences of an answer that are neither the question said back nor said before, word for word. */
function spansOf(questionId: string, heard: readonly Heard[]): Span[] {
  const about = heard.filter((turn) => turn.questionId === questionId);
  const seen = new Set<string>();
  return about.flatMap((answer, at) => {
    if (!isAnswer(answer)) return [];
    const { turn, withdrawn } = answer;
    // A further question may quote the answer: what was said before it is not said back.
    const asked = about
      .slice(0, at)
      .filter(({ turn: { speaker, move } }) => speaker === 'agent' && move !== 'probe' && move !== 'coach');
    const questions = asked.map((other) => wordsOf(other.turn.text));
    return sentenceSpans(turn.text).flatMap((span) => {
      const words = wordsOf(span.text);
      const key = words.join(' ');
      const isOut =
        withdrawn.some(({ start, end }) => span.start < end && span.end > start) || asksForPlainWords(span.text);
      if (isOut || words.length === 0 || seen.has(key) || questions.some((question) => saysBack(words, question)))
        return [];
      seen.add(key);
      return [{ turn: turn.n, ...span }];
    });
  });
}

/** Words in a row that nobody shares with a question by chance, and the share of them that makes a sentence the question. */
const [run, shared] = [4, 0.8];

function saysBack(words: readonly string[], question: readonly string[]): boolean {
  const known = new Set(question);
  if (words.filter((word) => known.has(word)).length < shared * words.length) return false;
  const line = ` ${question.join(' ')} `;
  return words.some((_, at) => at + run <= words.length && line.includes(` ${words.slice(at, at + run).join(' ')} `));
}

function sameStory(earlier: readonly ReadText[], said: readonly ReadText[], reader: AnswerReader): boolean {
  const again = said.filter((text) => earlier.some((other) => reader.likeness(other, text) >= alike));
  return said.length > 0 && again.length >= retold * said.length;
}
