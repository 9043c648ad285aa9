import { finalizedJobSchema } from '@viva/api-client';
import {
  buildReport,
  looksUnfinished,
  matchRole,
  planForJob,
  planForProfile,
  propose,
  sessionRecordSchema,
  startPolicy,
  topicOf,
  unlawfulTopic,
} from '@viva/interview';
import { createBuiltInAssistant } from '../../packages/server/src/chat/assistant/builtIn.ts';
import { personas } from '../../packages/server/src/chat/persona.ts';
import { testFacts } from '../../packages/server/src/chat/testing/facts.ts';
import { createMask } from '../../packages/server/src/hiring/masking.ts';
import { readDescription } from '../../packages/server/src/textWork/tasks.ts';

/** A function that reads text of strangers, and the longest text that can reach it, in characters. */
export interface Reader {
  readonly name: string;
  readonly length: number;
  readonly read: (text: string) => unknown;
}

const maxMs = 1_200_000;
const question = { id: 'q1', text: 'Tell me about a time when you solved a difficult problem.', behavioural: true };
const policy = startPolicy({ seed: 'abuse', maxMs });
const assistant = createBuiltInAssistant(testFacts);

/** A report on one answer. */
const reportOn = (text: string) =>
  buildReport(
    sessionRecordSchema.parse({
      kind: 'candidate',
      plan: { title: 'Team lead', questions: [{ ...question, skills: ['SQL'] }], skills: ['SQL'] },
      turns: [
        { n: 0, speaker: 'agent', questionId: 'q1', text: question.text, startMs: 0, endMs: 2_000, move: 'ask' },
        { n: 1, speaker: 'user', questionId: 'q1', text, startMs: 3_000, endMs: 60_000, typed: true },
      ],
    }),
  );

const profile = { targetRole: '', jobDescription: '', resumeText: '', persona: 'neutral' } as const;

/** Every function that reads text of strangers where others wait for the thread. */
export const readers: readonly Reader[] = [
  { name: 'job description', length: 20_000, read: readDescription },
  {
    name: 'plan for a job: title',
    length: 500,
    read: (title) => planForJob({ title, skills: [], questions: [] }, 's', maxMs),
  },
  {
    name: 'plan for a job: skills',
    length: 500,
    read: (text) => planForJob({ title: 'Nurse', skills: Array<string>(10).fill(text), questions: [] }, 's', maxMs),
  },
  {
    name: 'plan for a job: questions',
    length: 500,
    read: (text) => planForJob({ title: 'Nurse', skills: [], questions: Array<string>(10).fill(text) }, 's', maxMs),
  },
  {
    name: 'plan for a profile: description',
    length: 20_000,
    read: (jobDescription) => planForProfile({ ...profile, jobDescription }, 's', maxMs),
  },
  {
    name: 'plan for a profile: résumé',
    length: 60_000,
    read: (resumeText) => planForProfile({ ...profile, targetRole: 'Nurse', resumeText }, 's', maxMs),
  },
  {
    name: 'title of a job post',
    length: 500,
    read: (title) => finalizedJobSchema.shape.suggested_title.safeParse(title),
  },
  { name: 'mask learned from an interview', length: 20_000, read: (said) => createMask('ann@example.com', said) },
  { name: 'mask of an answer', length: 5_000, read: createMask('ann.smith@example.com', 'My name is Ann Smith.') },
  { name: 'report on an answer', length: 5_000, read: reportOn },
  {
    name: 'interviewer’s next move',
    length: 5_000,
    read: (text) =>
      propose(policy, { type: 'said', text, atMs: 1_000, speakingMs: 0, approximate: false, typed: true }),
  },
  { name: 'topic of an answer', length: 5_000, read: topicOf },
  { name: 'unfinished answer', length: 5_000, read: looksUnfinished },
  { name: 'unlawful topic', length: 500, read: unlawfulTopic },
  { name: 'role', length: 5_000, read: matchRole },
  { name: 'text chat', length: 4_000, read: (text) => assistant.answer(personas.general, [], text) },
];
