import { finalizedJobSchema } from '@viva/api-client';
import {
  acceptJobReply,
  acceptTurnReply,
  advertLines,
  buildReport,
  decide,
  looksUnfinished,
  matchRole,
  planForJob,
  planForProfile,
  readJobDescription,
  sessionRecordSchema,
  startPolicy,
  unlawfulTopic,
} from '@viva/interview';
import { correctTurn, heardFor, judgeCorrection, timesFor } from '../../packages/interview/src/report/corrections.ts';
import { spokenWords } from '../../packages/interview/src/text/words.ts';
import type { TurnReading } from '../../packages/understanding/src/index.ts';
import { inContext } from '../../packages/server/src/chat/assistant/inContext.ts';
import { partsOf } from '../../packages/server/src/chat/assistant/parts.ts';
import { answerById } from '../../packages/server/src/chat/knowledge/answers.ts';
import { createMask } from '../../packages/server/src/hiring/masking.ts';

/** A function that reads text of strangers, and the longest text that can reach it, in characters. */
export interface Reader {
  readonly name: string;
  readonly length: number;
  readonly read: (text: string) => unknown;
}

const maxMs = 1_200_000;
const question = { id: 'q1', text: 'Tell me about a time when you solved a difficult problem.', behavioural: true };
const policy = startPolicy({ seed: 'abuse', maxMs });
const topic = answerById('trial');
/** As long an answer of other words as there can be. */
const other = Array.from({ length: 4_000 }, (_, at) => at)
  .join(' ')
  .slice(0, 20_000);

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

/** An answer that was corrected all over: every seventh of its words is another one. */
function corrected(text: string) {
  const words = text.split(' ');
  const turn: Parameters<typeof correctTurn>[0] = {
    n: 1,
    speaker: 'user',
    questionId: 'q1',
    text,
    startMs: 3_000,
    endMs: 60_000,
    words: words.slice(0, 2_000).map((word, at) => ({ text: word, startMs: at * 20, endMs: at * 20 + 10 })),
  };
  return correctTurn(turn, words.map((word, at) => (at % 7 === 3 ? 'other' : word)).join(' '));
}

/** What a model says that quotes the text itself as often as it can. */
const quoted = (text: string, times: number) =>
  Array.from({ length: times }, () => text.slice(0, 500).split(' ', 40).join(' '));
const readBack = (text: string) => ({
  signs: quoted(text, 40).map((quote) => ({ label: 'answer', quote })),
  told: quoted(`${text.slice(0, 200)} z`, 80).map((quote) => ({ does: 'action', quote })),
});
const jobReadBack = (text: string) => ({
  title: { name: text.slice(0, 20), quote: text.slice(0, 20) },
  seniority: { level: 'regular', quote: '' },
  duties: quoted(`${text.slice(0, 200)} z`, 60),
  skills: quoted(text, 60).map((quote) => ({ name: quote, quote })),
  conditions: quoted(`${text.slice(0, 200)} z`, 60),
  questions: quoted(text, 24).map((about) => ({ about, text: about })),
});

/** What a turn that says nothing is read as. */
const reading: TurnReading = { label: 'answer', confidence: 1, also: [], danger: 0, sentences: [] };

const profile = { targetRole: '', described: null, resumeText: '', persona: 'neutral' } as const;

/** A description of which everything was read as what a machine could read it as. */
const readAs = (text: string) => {
  const skill = { name: text.slice(0, 200), kind: 'skill', confidence: 1, from: 0, to: 200 } as const;
  const line = { text, confidence: 1, skills: [skill], duties: [text] } as const;
  const lines = (['title', 'duty', 'requirement', 'condition'] as const).map((label) => ({ ...line, label }));
  return readJobDescription(text, () => Promise.resolve({ lines, titles: [{ text, line: 0, confidence: 1 }] }));
};

/** Every function that reads text of strangers where others wait for the thread. */
export const readers: readonly Reader[] = [
  { name: 'job description: lines', length: 20_000, read: advertLines },
  { name: 'job description: skills, title and questions', length: 5_000, read: readAs },
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
    name: 'plan for a profile: résumé',
    length: 60_000,
    read: (resumeText) => planForProfile({ ...profile, targetRole: 'Nurse', resumeText }, 's', maxMs),
  },
  {
    name: 'title of a job post',
    length: 500,
    read: (title) => finalizedJobSchema.shape.suggested_title.safeParse(title),
  },
  { name: 'note for candidates', length: 600, read: (note) => finalizedJobSchema.shape.note.safeParse(note) },
  { name: 'mask learned from an interview', length: 20_000, read: (said) => createMask('ann@example.com', said) },
  { name: 'mask of an answer', length: 5_000, read: createMask('ann.smith@example.com', 'My name is Ann Smith.') },
  { name: 'report on an answer', length: 5_000, read: reportOn },
  {
    name: 'interviewer’s next move',
    length: 5_000,
    read: (text) =>
      decide(policy, { type: 'said', text, atMs: 1_000, speakingMs: 0, approximate: false, typed: true, reading }),
  },
  { name: 'answer that a model read', length: 5_000, read: (text) => acceptTurnReply(text, readBack(text)) },
  { name: 'description that a model read', length: 20_000, read: (text) => acceptJobReply(text, jobReadBack(text)) },
  { name: 'words of an answer', length: 20_000, read: spokenWords },
  {
    name: 'correction of an answer: another one',
    length: 20_000,
    read: (text) => judgeCorrection({ text: other }, text),
  },
  {
    name: 'correction of an answer: its words in turn',
    length: 20_000,
    read: (text) => judgeCorrection({ text }, text.split(' ').reverse().join(' ')),
  },
  {
    name: 'corrected answer: what was heard, and when',
    length: 20_000,
    read: (text) => {
      const { text: said, heard, words } = corrected(text);
      return [heardFor({ text: said, heard }, said.slice(0, 200)), timesFor(said, words ?? [])];
    },
  },
  { name: 'unfinished answer', length: 5_000, read: looksUnfinished },
  { name: 'unlawful topic', length: 500, read: unlawfulTopic },
  { name: 'role', length: 5_000, read: matchRole },
  {
    name: 'text chat: parts of a message',
    length: 5_000,
    read: (text) => partsOf(text).map((part) => inContext(part.text, topic)),
  },
];
