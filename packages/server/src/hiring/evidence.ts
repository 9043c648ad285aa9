import type { JobCandidate } from '@viva/api-client';
import { reportSchema } from '@viva/interview';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { reports } from '../db/schema/index.ts';
import { overallOf, scoreIn } from './candidates.ts';
import { madeByForEmployer } from './madeBy.ts';
import { type Mask, createMask } from './masking.ts';

/** What an employer reads of a candidate. */
export type Evidence = NonNullable<JobCandidate['evidence']>;

/** What was read of one candidate, and what hides in other words of theirs what is hidden in it. */
export interface Read {
  readonly evidence: Evidence;
  readonly mask: Mask;
}

/** Whose evidence is wanted; `open` when the employer knows who it is. */
export interface Shown {
  readonly sessionId: string;
  readonly email: string;
  readonly open: boolean;
}

const { skills: skillsSchema, madeBy: madeBySchema, metrics } = reportSchema.shape;
const readable = z.object({
  skills: skillsSchema,
  madeBy: madeBySchema,
  interviewMs: metrics.shape.interviewMs,
  questions: z.record(z.string(), z.string()).nullable(),
  said: z.string().nullable(),
});

/** No more of a report than employers may see leaves the database, besides what names are learned from. */
const parts = {
  sessionId: reports.sessionId,
  madeAt: reports.createdAt,
  overall: overallOf,
  skills: sql<unknown>`coalesce(${reports.report} -> 'skills', '[]')`,
  madeBy: sql<unknown>`coalesce(${reports.report} -> 'madeBy', '[]')`,
  interviewMs: sql<unknown>`${reports.report} #> '{metrics,interviewMs}'`,
  questions: sql<unknown>`(select jsonb_object_agg(answer ->> 'questionId', answer ->> 'question')
    from jsonb_array_elements(${reports.report} -> 'answers') answer)`,
  said: sql<unknown>`(select string_agg(line ->> 'text', E'\\n' order by place)
    from jsonb_array_elements(${reports.report} -> 'transcript') with ordinality lines (line, place)
    where line ->> 'speaker' = 'user')`,
};

const asItIs: Mask = (text) => text;

/**
 * What candidates showed, by session, with every word hidden that says who they are unless the employer knows. A report
 * that is empty or cannot be read shows nothing.
 */
export async function evidenceOf(db: Db, shown: readonly Shown[]): Promise<ReadonlyMap<string, Read>> {
  const ids = shown.map(({ sessionId }) => sessionId);
  if (ids.length === 0) return new Map();
  const rows = await db.select(parts).from(reports).where(inArray(reports.sessionId, ids));
  const found = rows.flatMap((row): [string, Read][] => {
    const read = readable.safeParse(row);
    const whose = shown.find(({ sessionId }) => sessionId === row.sessionId);
    if (!read.success || !whose) return [];
    const { skills, madeBy, interviewMs, questions, said } = read.data;
    const mask = whose.open ? asItIs : createMask(whose.email, said ?? '');
    const evidence: Evidence = {
      score: scoreIn(row.overall),
      interviewMs,
      madeBy: madeByForEmployer(madeBy),
      madeAt: row.madeAt.toISOString(),
      skills: skills.map(({ skill, score, claims }) => ({
        skill,
        score,
        claims: claims.map(({ claim, questionId, quote: { text, startMs } }) => ({
          claim: mask(claim),
          question: mask(questions?.[questionId] ?? ''),
          quote: { text: mask(text), startMs },
        })),
      })),
    };
    return [[row.sessionId, { evidence, mask }]];
  });
  return new Map(found);
}
