import { seeded, shuffled } from '../../random.ts';
import type { SessionRecord } from '../../report/record.ts';
import { makeSession } from './session.ts';
import type { MadeSession, ScriptedAnswer, SessionOptions } from './session.ts';
import { spokenQuestions, spokenSentences } from './speechTexts.ts';

type Recogniser = NonNullable<SessionRecord['recogniser']>;

/** A session whose speech is known, with the script that it was made from. */
export interface SpokenSession extends MadeSession {
  readonly name: string;
  readonly script: readonly ScriptedAnswer[];
  readonly options: SessionOptions;
}

export const precise: Recogniser = { name: 'precise', approximate: false, fillers: true };
const tidy: Recogniser = { name: 'tidy', approximate: false, fillers: false };
const mishearing: Recogniser = { name: 'mishearing', approximate: true, fillers: false };

const sounds = ['um', 'uh', 'Um,', 'er,', 'erm', 'uhh', 'hmm', 'um...'];
const words = ['like', 'you know', 'I mean', 'basically', 'like,', 'you know,', 'actually,', 'literally'];
const paces = [90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200, 210, 220];
const fillerShares = [0, 0.02, 0.04, 0.06, 0.08, 0.1, 0.12];

interface Manner {
  readonly pace: number;
  /** Fillers as a share of words. */
  readonly fillers: number;
  readonly pauses: number;
  readonly punctuated: boolean;
}

/** The words of an answer, and where fillers can go: sounds anywhere, words of hesitation where the text marks it. */
function textOf(lines: readonly string[], punctuated: boolean): { text: string; slots: number[] } {
  const said: string[] = [];
  const slots: number[] = [];
  for (const line of lines) {
    for (const word of line.split(' ')) {
      if (word === '~') slots.push(said.length);
      else said.push(word);
    }
    if (punctuated) said.push(`${said.pop() ?? ''}.`);
  }
  return { text: said.join(' '), slots };
}

function answerOf(at: number, lines: readonly string[], manner: Manner, random: () => number): ScriptedAnswer {
  const { text, slots } = textOf(lines, manner.punctuated);
  const count = text.split(' ').length;
  const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)];
  const free = new Set(Array.from({ length: count - 2 }, (_, i) => i + 1));
  const fillers = Array.from({ length: Math.round(count * manner.fillers) }, () => {
    const word = random() < 0.4 ? pick(slots.filter((slot) => free.has(slot))) : undefined;
    const before = word ?? pick([...free]) ?? 1;
    // Two fillers never stand side by side: which of them is which would be a matter of taste.
    for (const near of [before - 1, before, before + 1]) free.delete(near);
    return { before, text: (word === undefined ? pick(sounds) : pick(words)) ?? 'um' };
  });
  const silences = shuffled(
    Array.from({ length: count - 1 }, (_, i) => i + 1),
    `${count}-${random()}`,
  );
  const long = silences.slice(0, manner.pauses).map((before) => ({ before, ms: 1_050 + Math.round(random() * 5_000) }));
  const short = silences.slice(-3).map((before) => ({ before, ms: 200 + Math.round(random() * 700) }));
  return {
    question: { id: `q${at + 1}`, text: spokenQuestions[at] ?? '' },
    text,
    pace: manner.pace,
    fillers,
    pauses: [...long, ...short],
    firstWordMs: 200 + Math.round(random() * 3_000),
  };
}

/** Makes the session again from a changed script. */
export const again = ({ options }: SpokenSession, script: readonly ScriptedAnswer[]): MadeSession =>
  makeSession(script, options);

function sessionOf(i: number): SpokenSession {
  const name = `speech-${i}`;
  const random = seeded(name);
  const manner = {
    pace: paces[i % paces.length] ?? 150,
    fillers: fillerShares[i % fillerShares.length] ?? 0,
    pauses: i % 4,
    punctuated: i % 3 > 0,
  };
  const pool = shuffled(spokenSentences, name);
  const script = Array.from({ length: 2 + (i % 4) }, (_, at) =>
    answerOf(at, pool.slice(at * 8, at * 8 + 6 + (i % 3)), manner, random),
  );
  const recogniser = i % 8 === 5 ? mishearing : i % 8 === 6 ? tidy : precise;
  const options = { seed: name, recogniser, wordTimes: i % 8 !== 7, questionIds: i % 5 > 0 };
  return { name, script, options, ...makeSession(script, options) };
}

/**
 * Spoken sessions of which is known how they were spoken: paces from 90 to 220 words a minute, fillers up to 12 % of the
 * words, pauses, short silences, recognisers that mishear or write no fillers, and some without word times. The same
 * sessions every time.
 */
export const speechCorpus = (count = 96): SpokenSession[] => Array.from({ length: count }, (_, i) => sessionOf(i));
