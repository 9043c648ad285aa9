import { type AnswerReader, modelFolders, openUnderstanding } from '@viva/understanding';
import { buildReport } from '../../report/buildReport.ts';
import type { SessionRecord } from '../../report/record.ts';
import type { ReportAnswer } from '../../report/schema.ts';
import { readAnswers } from '../readAnswers.ts';

/** The built-in reader. @throws where its model is missing */
export async function answerReader(): Promise<AnswerReader> {
  const { answers } = await openUnderstanding(modelFolders());
  if (!answers) throw new Error('The encoder’s model is missing: npm run setup fetches it.');
  return answers;
}

/** A session in which one question was asked and answered; what is too short to assess alone is joined by filler to another question. */
export function sessionOf(question: string, answer: string): SessionRecord {
  const turn = (n: number, questionId: string, text: string, speaker: 'agent' | 'user') => ({
    ...{ n, questionId, text, speaker, startMs: n * 100_000, endMs: n * 100_000 + 90_000 },
    ...(speaker === 'user' ? { kinds: ['answer'], typed: true } : {}),
  });
  return {
    kind: 'practice',
    plan: {
      title: 'clerk',
      questions: [
        { id: 'q1', text: question },
        { id: 'q2', text: 'How did you hear of this job?' },
      ],
    },
    turns: [
      turn(0, 'q1', question, 'agent'),
      turn(1, 'q1', answer, 'user'),
      turn(2, 'q2', 'How did you hear of this job?', 'agent'),
      turn(3, 'q2', heardOf, 'user'),
    ],
  };
}

/** More than the least that is assessed, so that short answers are. */
const heardOf =
  'A neighbor of mine has worked here since spring, and she told me over the fence that you were looking for someone for the mornings. I looked at your page the same evening, I saw that it is the branch at the station, and I wrote to you the next day.';

/** What the product says of one answer. */
export async function contentOf(reader: AnswerReader, question: string, answer: string): Promise<ReportAnswer> {
  const record = sessionOf(question, answer);
  const [content] = buildReport(record, { read: await readAnswers(record, reader) }).answers;
  if (!content) throw new Error('the report has no answer');
  return content;
}
