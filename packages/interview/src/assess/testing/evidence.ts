import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnswerReader } from '@viva/understanding';
import type { EvidenceAnswer } from '@viva/understanding/testing';
import { z } from 'zod';
import { buildReport } from '../../report/buildReport.ts';
import type { SessionRecord } from '../../report/record.ts';
import type { Report } from '../../report/schema.ts';
import { readAnswers } from '../readAnswers.ts';
import { sessionOf } from './rated.ts';

const answers = path.join(import.meta.dirname, '../../../../understanding/corpus/answers');

/** What the product says of the skills of one answer. */
export async function skillsIn(
  { about, asked, answer, skills }: EvidenceAnswer,
  reader: AnswerReader,
): Promise<Report['skills']> {
  const record = sessionOf(asked, answer);
  const [first, ...others] = record.plan.questions;
  if (!first) throw new Error('the session has no question');
  const questions = [about === null ? first : { ...first, skills: [about] }, ...others];
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
  const file = path.join(answers, 'heldout-skills.jsonl');
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
