import type { SessionRecord } from '../../report/record.ts';
import { isAnswer } from '../../report/turns.ts';
import type { Heard } from '../../report/turns.ts';
import { isFunctionWord } from '../text/lexicon.ts';
import { clauseSpans } from '../text/spans.ts';
import { lineOf, telling, tokensIn, withoutSounds } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import { askedIn, echoes, repeats } from './echo.ts';
import type { Asked } from './echo.ts';
import { isBareFigure, isStuffing } from './stuffing.ts';
import { speaksToAssessor, unitsOf } from './units.ts';
import type { Unit } from './units.ts';

export type Question = SessionRecord['plan']['questions'][number];

/** A part of an answer that has a subject of its own, and that counts. */
export interface Clause {
  readonly heard: Heard;
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
  readonly line: string;
  /** The whole turn with its hesitation sounds blanked out; offsets hold in it too. */
  readonly plain: string;
  /** Clauses of one sentence of a turn have the same number. */
  readonly sentence: number;
}

/** What of an answer counts, over all of its turns. */
export interface Reading {
  readonly question: Question;
  readonly turns: readonly Heard[];
  readonly clauses: readonly Clause[];
  /** Words that count. */
  readonly words: number;
  /** Of them, words of turns without any time, typed ones above all. */
  readonly untimedWords: number;
  /** Speaking time of the words that count. */
  readonly speakingMs: number;
  /** A recogniser that mishears wrote some of it. */
  readonly approximate: boolean;
}

/** A sentence that was said already, even with a word changed. */
function said(unit: Unit, before: readonly ReadonlySet<string>[]): boolean {
  const words = new Set(unit.tokens.map(({ key }) => key));
  if (words.size < 3) return false;
  return before.some((other) => {
    const shared = [...words].filter((word) => other.has(word)).length;
    return shared / Math.max(words.size, other.size) >= 0.88;
  });
}

const isUntimed = ({ turn, timed }: Heard) => turn.typed === true || (timed === null && turn.endMs <= turn.startMs);

/** Reads the answer to a question out of the session. */
export function readAnswer(question: Question, heard: readonly Heard[]): Reading {
  const asked: Asked[] = [askedIn(question.text)];
  const before: ReadonlySet<string>[] = [];
  const clauses: Clause[] = [];
  const turns: Heard[] = [];
  let [words, untimedWords, speakingMs] = [0, 0, 0];
  for (const turn of heard) {
    if (turn.questionId !== question.id) continue;
    if (turn.turn.speaker === 'agent') asked.push(askedIn(turn.turn.text));
    if (!isAnswer(turn)) continue;
    turns.push(turn);
    const { text } = turn.turn;
    const plain = withoutSounds(text);
    let kept = 0;
    for (const unit of unitsOf(text)) {
      if (speaksToAssessor(text, unit) || repeats(unit, asked) || said(unit, before) || isStuffing(unit.tokens))
        continue;
      before.push(new Set(unit.tokens.map(({ key }) => key)));
      kept += tokensIn(text, unit.start, unit.end).length;
      if (echoes(unit, asked) || (unit.start > 0 && isBareFigure(unit.tokens))) continue;
      for (const span of clauseSpans(plain, unit)) {
        const tokens = telling(tokensIn(text, span.start, span.end));
        if (tokens.length > 0)
          clauses.push({ heard: turn, ...span, tokens, line: lineOf(tokens), plain, sentence: unit.sentence });
      }
    }
    words += kept;
    if (isUntimed(turn)) untimedWords += kept;
    const all = tokensIn(text).length;
    speakingMs += all > 0 ? Math.round(((turn.speakingMs ?? 0) * kept) / all) : 0;
  }
  const approximate = turns.some(({ turn, recogniser }) => turn.typed !== true && recogniser.approximate);
  return { question, turns, clauses, words, untimedWords, speakingMs, approximate };
}

const foreign =
  /^(?:der|die|das|und|ich|nicht|ist|wir|ein|eine|mit|auf|le|la|les|et|je|nous|est|une|des|el|los|las|que|en|un|una|con|il|di|che|per|non|sono|het|een|ik|niet|voor|nie|jest|w|z|na|si|uma|com|eu)$/;

/** Whether an answer is in a language that these rules don't read. */
export function isForeign({ turns }: Pick<Reading, 'turns'>): boolean {
  const keys = turns.flatMap(({ turn }) => tokensIn(turn.text)).map(({ key }) => key);
  if (keys.length < 8) return false;
  const letters = keys.filter((key) => !/[\p{Script=Latin}\p{N}]/u.test(key)).length;
  const english = keys.filter((key) => isFunctionWord(key)).length;
  const other = keys.filter((key) => foreign.test(key)).length;
  return letters / keys.length > 0.5 || (english / keys.length < 0.2 && other / keys.length >= 0.15);
}
