import { type JobCandidate, levelOf } from '@viva/api-client';
import { type Method, reportAnswerSchema, reportSchema } from '@viva/interview';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/open.ts';
import { reports } from '../db/schema/index.ts';
import { methodIn } from '../reports/jobMethod.ts';
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
  answered: z.object({ typed: z.int(), all: z.int() }),
  questions: z.record(z.string(), z.string()).nullable(),
  facts: z.array(
    z.object({
      question: z.string(),
      typed: z.boolean(),
      fact: reportAnswerSchema.shape.fact.unwrap().unwrap(),
    }),
  ),
  said: z.string().nullable(),
});

/** No more of a report than employers may see leaves the database, besides what names are learned from. */
const parts = {
  sessionId: reports.sessionId,
  madeAt: reports.createdAt,
  overall: overallOf,
  skills: sql<unknown>`coalesce(${reports.report} -> 'skills', '[]')`,
  method: sql<unknown>`${reports.report} -> 'method'`,
  madeBy: sql<unknown>`coalesce(${reports.report} -> 'madeBy', '[]')`,
  interviewMs: sql<unknown>`${reports.report} #> '{metrics,interviewMs}'`,
  answered: sql<unknown>`(select jsonb_build_object('all', count(*), 'typed', count(*) filter (where answer -> 'typed' = 'true'))
    from jsonb_array_elements(${reports.report} -> 'answers') answer where answer ->> 'outcome' = 'answered')`,
  questions: sql<unknown>`(select jsonb_object_agg(answer ->> 'questionId', answer ->> 'question')
    from jsonb_array_elements(${reports.report} -> 'answers') answer)`,
  facts: sql<unknown>`(select coalesce(jsonb_agg(jsonb_build_object('question', answer ->> 'question', 'typed', answer -> 'typed',
      'fact', answer -> 'fact') order by place), '[]')
    from jsonb_array_elements(${reports.report} -> 'answers') with ordinality answers (answer, place)
    where jsonb_typeof(answer -> 'fact') = 'object')`,
  said: sql<unknown>`(select string_agg(concat_ws(E'\\n', line ->> 'text', line ->> 'heard'), E'\\n' order by place)
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
  { skills, madeBy, interviewMs, answered, questions, facts, said }: Readable,
  { overall, method, madeAt }: { readonly overall: unknown; readonly method: unknown; readonly madeAt: Date },
): Promise<Read | undefined> {
  const claimed = skills.flatMap(({ claims }) =>
    claims.flatMap(({ claim, questionId, quote, heard }) => [
      claim,
      questions?.[questionId] ?? '',
      quote.text,
      heard ?? '',
    ]),
  );
  const stated = facts.flatMap(({ question, fact }) => [question, fact.quote.text]);
  const texts = [note, ...claimed, ...stated];
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
  const isAssessed = scoreIn(overall) !== null || skills.some(({ score }) => score !== null);
  let at = 0;
  const next = () => hidden[at++] ?? '';
  return {
    note: next(),
    evidence: {
      score: scoreIn(overall),
      ...wordsFor(overall),
      typed: answered.typed === 0 ? 'none' : answered.typed < answered.all ? 'some' : 'all',
      interviewMs,
      madeBy: madeByForEmployer(madeBy),
      method: isAssessed ? methodText(methodIn(method)) : null,
      madeAt: madeAt.toISOString(),
      skills: skills.map(({ skill, score, level, asked, claims }) => ({
        skill,
        score,
        level: level ?? (score === null ? null : levelOf(score)),
        asked,
        claims: claims.map(({ typed, heard, quote: { startMs } }) => ({
          claim: next(),
          question: next(),
          quote: { text: next(), startMs },
          typed,
          heard: withHeard(heard, next()),
        })),
      })),
      facts: facts.map(({ typed, fact: { said: stands, quote } }) => ({
        question: next(),
        said: stands,
        quote: { text: next(), startMs: quote.startMs },
        typed,
      })),
    },
  };
}

/** By what a result was assessed, in words that tell one from another. */
const methodText = (method: Method | null): string =>
  method === null
    ? 'a version that was not recorded'
    : `rules ${method.rubric}, trained model ${method.heads}, ${
        method.model === null
          ? 'no language model'
          : `language model ${method.model.name} with prompt ${method.model.prompt}`
      }`;

/** What was heard, masked, where there was a correction. */
const withHeard = (heard: string | null, masked: string) => (heard === null ? null : masked);

/** Level and count of an overall result. */
function wordsFor(overall: unknown): Pick<Evidence, 'level' | 'counted'> {
  const { data } = reportSchema.shape.overall.safeParse(overall);
  const score = scoreIn(overall);
  return { level: score === null ? null : (data?.level ?? levelOf(score / 20)), counted: data?.counted ?? null };
}
