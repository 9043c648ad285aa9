import { type Level, levelOf, type ReportDocument, reportDocumentSchema } from '@viva/api-client';
import { recogniserName, ribbonOf } from '@viva/interview';

/** A stored report as it is given to people, of whichever version; undefined when it can't be read, null for none. */
export function readableFeedback(stored: unknown): ReportDocument | null | undefined {
  const { data } = reportDocumentSchema.nullable().safeParse(stored);
  if (!data) return data;
  // Reports from before there were ribbons have what one is drawn from, if they have word times.
  const ribbon = data.ribbon ?? ribbonOf(data);
  return withLevels({ ...data, ribbon, recognisers: data.recognisers.map(recogniserName) });
}

/** The level of a whole report of version 2, from its score of 100; null where fewer than half of its questions were assessed. */
export const earlierLevel = (score: number | null, counted: { assessed: number; questions: number }): Level | null =>
  score === null || counted.assessed * 2 < counted.questions ? null : levelOf(score / 20);

/** Version 2 had scores and no levels. Its criteria were others, and are left out. */
function withLevels(report: ReportDocument): ReportDocument {
  if (report.version !== 2) return report;
  const { answers, overall, skills } = report;
  const counted = { assessed: answers.filter(({ score }) => score !== null).length, questions: answers.length };
  const levelled = <T extends { score: number | null }>(one: T) => ({
    ...one,
    level: one.score === null ? null : levelOf(one.score),
  });
  return {
    ...report,
    answers: answers.map((answer) => ({ ...levelled(answer), criteria: [] })),
    overall: { ...overall, counted, level: earlierLevel(overall.score, counted) },
    skills: skills.map(levelled),
  };
}
