import type { SessionRecord } from '../../report/record.ts';
import { wordsIn } from './spokenWords.ts';
import type { ScriptedAnswer } from './session.ts';

type Question = SessionRecord['plan']['questions'][number];

/** What is said to one question: at once, or with a probe between two turns: said, asked, said, and so on. */
export type Told = string | readonly string[];

/** One question, answered by three people of whom it is known who answers it best. */
export interface ContentTriple {
  readonly id: string;
  readonly title: string;
  readonly question: Omit<Question, 'id'>;
  readonly strong: Told;
  readonly middle: Told;
  readonly weak: Told;
}

export type Level = 'strong' | 'middle' | 'weak';
export const levels: readonly Level[] = ['strong', 'middle', 'weak'];

/** Slow enough to speak for half a minute, so that the shortest answer of a triple is assessed too. */
const unhurried = (words: number) => Math.max(60, Math.min(150, Math.floor((words * 60) / 34)));

/** The script of one answer; probes are the interviewer's own turns. */
export function scriptOf(question: Question, told: Told, more: Partial<ScriptedAnswer> = {}): ScriptedAnswer[] {
  const lines = typeof told === 'string' ? [told] : told;
  const said = lines.filter((_, i) => i % 2 === 0);
  const pace = unhurried(said.reduce((sum, text) => sum + wordsIn(text).length, 0));
  return said.map((text, i) => ({
    question,
    text,
    pace,
    ...(i > 0 && { asked: lines[i * 2 - 1] ?? '', move: 'probe' }),
    ...more,
  }));
}

/** The question of a triple, as a plan has it. */
export const questionOf = ({ id, question }: ContentTriple): Question => ({ ...question, id });
