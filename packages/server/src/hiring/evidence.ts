import type { JobCandidate } from '@viva/api-client';
import { reportSchema } from '@viva/interview';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { reports } from '../db/schema/index.ts';
import { overallOf, scoreIn } from './candidates.ts';
import { type TextWork, TextWorkOverrun } from '../textWork/textWork.ts';
import { madeByForEmployer } from './madeBy.ts';

/** What an employer reads of a candidate. */
export type Evidence = NonNullable<JobCandidate['evidence']>;

/** What an employer reads of one candidate: the evidence, and their note for a review. */
export interface Read {
  readonly evidence: Evidence;
  readonly note: string;
}

/** Whose evidence is wanted; `open` when the employer knows who it is. */
export interface Shown {
  readonly sessionId: string;
  readonly email: string;
  readonly open: boolean;
  /** What they wrote when they asked for a review. */
  readonly note?: string;
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

type Readable = z.infer<typeof readable>;

/** What evidence is read with. */
export interface EvidenceTools {
  readonly db: Db;
  readonly textWork: TextWork;
  /** Called when a candidate's words could not be masked in time. That candidate is not shown. */
  readonly onOverrun: (error: unknown) => void;
}

/**
 * What candidates showed, by session, with every word hidden that says who they are unless the employer knows. A report
 * that is empty, cannot be read, or cannot be masked in time shows nothing.
 */
export async function evidenceOf(tools: EvidenceTools, shown: readonly Shown[]): Promise<ReadonlyMap<string, Read>> {
  const ids = shown.map(({ sessionId }) => sessionId);
  if (ids.length === 0) return new Map();
  const rows = await tools.db.select(parts).from(reports).where(inArray(reports.sessionId, ids));
  const found = new Map<string, Read>();
  const readRow = async (row: (typeof rows)[number]) => {
    const parsed = readable.safeParse(row);
    const whose = shown.find(({ sessionId }) => sessionId === row.sessionId);
    const read = parsed.success && whose && (await readOne(tools, whose, parsed.data, row));
    if (read) found.set(row.sessionId, read);
  };
  for (let at = 0; at < rows.length; at += atOnce) await Promise.all(rows.slice(at, at + atOnce).map(readRow));
  return found;
}

/** Candidates whose words are masked side by side. */
const atOnce = 16;

async function readOne(
  { textWork, onOverrun }: EvidenceTools,
  { email, open, note = '' }: Shown,
  { skills, madeBy, interviewMs, questions, said }: Readable,
  { overall, madeAt }: { readonly overall: unknown; readonly madeAt: Date },
): Promise<Read | undefined> {
  const claimed = skills.flatMap(({ claims }) =>
    claims.flatMap(({ claim, questionId, quote }) => [claim, questions?.[questionId] ?? '', quote.text]),
  );
  const texts = [note, ...claimed];
  let hidden: readonly string[] = texts;
  if (!open) {
    try {
      hidden = await textWork.run('mask', { email, said: said ?? '', texts });
    } catch (error) {
      if (!(error instanceof TextWorkOverrun)) throw error;
      onOverrun(error);
      return undefined;
    }
  }
  let at = 0;
  const next = () => hidden[at++] ?? '';
  return {
    note: next(),
    evidence: {
      score: scoreIn(overall),
      interviewMs,
      madeBy: madeByForEmployer(madeBy),
      madeAt: madeAt.toISOString(),
      skills: skills.map(({ skill, score, claims }) => ({
        skill,
        score,
        claims: claims.map(({ quote: { startMs } }) => ({
          claim: next(),
          question: next(),
          quote: { text: next(), startMs },
        })),
      })),
    },
  };
}
