// Measures how long the report of a 20-minute interview takes: npm run bench:report
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { interviewLimits } from '../../packages/api-client/src/internal.ts';
import type { SessionRecord } from '../../packages/interview/src/index.ts';
import { openTextWork } from '../../packages/server/src/textWork/textWork.ts';
import { median, round } from '../api/stats.ts';

/** Twenty minutes of talk: so many answers, of so many words together. */
const [answers, words] = [12, 2_500];
/** The longest that it may take, in milliseconds. */
const aimMs = 2_000;
const runs = 9;

const corpus = new URL('../../packages/understanding/corpus/answers/heldout/r2.tsv', import.meta.url);
const wordsOf = (text: string) => text.split(/\s+/).length;

interface Said {
  readonly question: string;
  readonly answer: string;
}
const known = readFileSync(corpus, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t'))
  .map(([, , , question = '', answer = '']): Said => ({ question, answer }));

/** Answers of the corpus that have about as many words as each of the interview must have, with their questions. */
function chosen(): Said[] {
  const wanted = words / answers;
  return known
    .toSorted((a, b) => Math.abs(wordsOf(a.answer) - wanted) - Math.abs(wordsOf(b.answer) - wanted))
    .slice(0, answers);
}

/** The longest that an interview may hold, 60,000 characters, as 12 answers. */
function longest(): Said[] {
  const all = known.map(({ answer }) => answer).join(' ');
  const part = interviewLimits.characters / answers;
  return chosen().map(({ question }, at) => ({ question, answer: all.slice(at * part, (at + 1) * part) }));
}

function sessionOf(said: readonly Said[]): SessionRecord {
  const apartMs = 1_200_000 / answers;
  return {
    kind: 'candidate',
    plan: {
      title: 'Interview',
      skills: ['customer service', 'planning', 'Microsoft Excel'],
      questions: said.map(({ question }, at) => ({ id: `q${at}`, text: question })),
    },
    turns: said.flatMap(({ question, answer }, at): SessionRecord['turns'] => {
      const about = { questionId: `q${at}`, startMs: at * apartMs };
      return [
        { ...about, n: 2 * at, speaker: 'agent', text: question, endMs: at * apartMs + 5_000 },
        {
          ...{ ...about, n: 2 * at + 1, speaker: 'user', text: answer, kinds: ['answer'] },
          ...{ startMs: at * apartMs + 6_000, endMs: (at + 1) * apartMs - 1_000 },
        },
      ];
    }),
  };
}

const said = chosen();
const work = openTextWork();

/** As the service makes it, in its threads; without what a model or the database takes. */
async function report(record: SessionRecord): Promise<{ readonly ms: number; readonly assessed: number }> {
  const begun = performance.now();
  const { briefs: _briefs, ...read } = await work.run('readInterview', record);
  const made = await work.run('makeReport', read);
  return { ms: performance.now() - begun, assessed: made.answers.filter(({ assessed }) => assessed).length };
}

try {
  const [load = 0] = loadavg();
  const first = await report(sessionOf(said));
  const later: number[] = [];
  for (let run = 0; run < runs; run++) later.push((await report(sessionOf(said))).ms);
  const spoken = said.reduce((sum, { answer }) => sum + wordsOf(answer), 0);
  console.log(`${said.length} answers of ${spoken} words, ${first.assessed} assessed; load before: ${round(load, 2)}`);
  console.log(`first, with the start of a thread and its models: ${round(first.ms)} ms`);
  console.log(
    `then, ${runs} times: median ${round(median(later))} ms, slowest ${round(Math.max(...later))} ms [${aimMs} ms]`,
  );
  const { ms } = await report(sessionOf(longest()));
  console.log(`the longest that an interview may hold: ${round(ms)} ms`);
  if (median(later) > aimMs) process.exitCode = 1;
} finally {
  await work.close();
}
