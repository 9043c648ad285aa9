import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { AnswerReader } from '@viva/understanding';
import { z } from 'zod';
import { buildReport } from '../../report/buildReport.ts';
import type { SessionRecord } from '../../report/record.ts';
import type { Report } from '../../report/schema.ts';
import { readAnswers } from '../readAnswers.ts';
import { sessionOf } from './rated.ts';

const heldOut = path.join(import.meta.dirname, '../../../../understanding/corpus/evidence/heldout');

/** An answer, and what it tells of six skills of a job. */
export interface LabeledAnswer {
  /** The skill that the question is about; `-` where it is about none. */
  readonly asked: string;
  readonly question: string;
  readonly answer: string;
  readonly skills: readonly { readonly skill: string; readonly label: string }[];
}

/** The answers of the corpus of evidence that are held out. */
export const heldOutAnswers = (): LabeledAnswer[] =>
  readdirSync(heldOut)
    .sort()
    .flatMap((name) => answersIn(readFileSync(path.join(heldOut, name), 'utf8')));

const answersIn = (file: string): LabeledAnswer[] =>
  file
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split('\n');
      const told = (key: string) =>
        lines
          .find((line) => line.startsWith(`${key}: `))
          ?.slice(3)
          .trim() ?? '';
      const skills = lines
        .filter((line) => line.startsWith('+ '))
        .map((line) => line.slice(2).split('|'))
        .map(([skill = '', label = '']) => ({ skill: skill.trim(), label: label.trim() }));
      return { asked: told('K'), question: told('Q'), answer: told('A'), skills };
    });

/** What the product says of the skills of one answer. */
export async function skillsIn(
  { asked, question, answer, skills }: LabeledAnswer,
  reader: AnswerReader,
): Promise<Report['skills']> {
  const record = sessionOf(question, answer);
  const [first, ...others] = record.plan.questions;
  if (!first) throw new Error('the session has no question');
  const questions = [asked === '-' ? first : { ...first, skills: [asked] }, ...others];
  const planned = { ...record, plan: { ...record.plan, questions, skills: skills.map(({ skill }) => skill) } };
  return buildReport(planned, { read: await readAnswers(planned, reader) }).skills;
}

const interviewSchema = z.object({
  role: z.string(),
  skills: z.array(z.string()),
  turns: z.array(z.object({ question: z.string(), answer: z.string() })),
  truth: z.record(z.string(), z.string()),
});

/** Whole interviews by another hand, and what each tells of the skills of its job. */
export function heldOutInterviews(): { record: SessionRecord; truth: Readonly<Record<string, string>> }[] {
  const file = path.join(heldOut, '../../answers/heldout-skills.jsonl');
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const { role, skills, turns, truth } = interviewSchema.parse(JSON.parse(line));
    const record: SessionRecord = {
      kind: 'practice',
      plan: { title: role, skills, questions: turns.map(({ question }, at) => ({ id: `q${at}`, text: question })) },
      turns: turns.flatMap(({ question, answer }, at): SessionRecord['turns'] => {
        const turn = (n: number, text: string) => ({
          ...{ n, text, questionId: `q${at}`, startMs: n * 100_000, endMs: n * 100_000 + 90_000 },
        });
        return [
          { ...turn(2 * at, question), speaker: 'agent' },
          { ...turn(2 * at + 1, answer), speaker: 'user', kinds: ['answer'], typed: true },
        ];
      }),
    };
    return { record, truth };
  });
}
