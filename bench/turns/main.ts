import { assumedPauseMs, isSentencePause, patienceAt } from '../../packages/agent/src/turns/patience.ts';
import {
  asksForLittle,
  decide,
  looksUnfinished,
  plannedQuestionSchema,
  startPolicy,
} from '../../packages/interview/src/index.ts';
import { type TurnLabel, modelFolders, openUnderstanding } from '../../packages/understanding/src/index.ts';
import { quantile } from '../voice/stats.ts';
import { type Silence, readSilences, thinkingMs } from './pauses.ts';

const understanding = await openUnderstanding(modelFolders());

/** What is known of the end of speech, and of the first sound that follows, adds so much to every wait. Milliseconds. */
const seenAfterMs = 60;

const files = { dev: 'pauses-dev.tsv', 'held out': 'pauses-heldout.tsv' } as const;
/** Questions that are answered in a word or a sentence; all others ask for a story. */
const narrow =
  /^(?:how many|how long|how often|how much|did|do|does|have|has|are|is|was|were|which|when|where|who|what was|what is|and what|can you start)\b/i;

/** How long the interviewer waits in a silence, by the words alone: no sound, hence no audio detector. */
async function interviewer({ question, text, before }: Silence): Promise<number> {
  const storyExpected = !narrow.test(question);
  const pauses = before.map(({ ms }) => ms);
  const sentencePauses = before
    .filter((one) => !looksUnfinished(one.text) && isSentencePause(one.ms))
    .map(({ ms }) => ms);
  return patienceAt({
    text,
    storyExpected,
    littleExpected: asksForLittle(question),
    ...(await known(question, text, storyExpected)),
    longestPauseMs: Math.max(0, ...pauses),
    moreTime: false,
    sentencePauseMs: sentencePauses.length > 0 ? Math.max(...sentencePauses) : assumedPauseMs,
  });
}

/** What is understood of the words so far: what they are, and whether the policy would go on to the next question. */
async function known(
  question: string,
  text: string,
  behavioural: boolean,
): Promise<{ readonly answered: boolean; readonly label: TurnLabel | undefined }> {
  const reading = await understanding.readTurn(text);
  const planned = plannedQuestionSchema.parse({
    id: 'q',
    text: question,
    source: 'bank',
    competency: 'problem-solving',
    behavioural,
  });
  const start = startPolicy({
    seed: 'turns',
    maxMs: 1_200_000,
    plan: {
      title: 'Interview',
      role: 'general',
      questions: [planned, { ...planned, id: 'r', text: 'And what came next?' }],
    },
  });
  const asked = decide(start, { type: 'ready', atMs: 0 });
  const event = { type: 'said', text, atMs: 60_000, speakingMs: 0, approximate: false, typed: true, reading } as const;
  return {
    answered: decide(asked.next, event).move === 'ask',
    label: reading.confidence >= 0.7 ? reading.label : undefined,
  };
}

function row(of: readonly Silence[], patience: (silence: Silence) => number): Record<string, string | number> {
  const ends = of.filter(({ ms }) => ms === undefined);
  const waits = ends.map(patience);
  const shortWaits = ends.filter(({ question }) => asksForLittle(question)).map(patience);
  const cut = (where: (silence: Silence, ms: number) => boolean) => {
    const there = of.filter((silence) => silence.ms !== undefined && where(silence, silence.ms));
    const cutOff = there.filter((silence) => patience(silence) + seenAfterMs < (silence.ms ?? 0)).length;
    return `${((100 * cutOff) / there.length).toFixed(1)} % of ${there.length}`;
  };
  const finished = ({ text }: Silence) => /[.?!]["”’)]*$/.test(text) && !looksUnfinished(text);
  return {
    'cut off within a sentence': cut((silence, ms) => ms >= thinkingMs && !finished(silence)),
    'thinking after a whole sentence': cut((silence, ms) => ms >= thinkingMs && finished(silence)),
    'between sentences': cut((_silence, ms) => ms < thinkingMs),
    'wait at the end p50': quantile(waits, 0.5),
    'of short answers': Math.round(quantile(shortWaits, 0.5)),
    p95: quantile(waits, 0.95),
    mean: Math.round(waits.reduce((sum, ms) => sum + ms, 0) / waits.length),
  };
}

for (const [name, file] of Object.entries(files)) {
  const silences = readSilences(file);
  console.log(
    `\n${name}: ${silences.length} silences of ${new Set(silences.map(({ answer }) => answer)).size} answers`,
  );
  const waits = new Map<Silence, number>();
  for (const silence of silences) waits.set(silence, await interviewer(silence));
  const waitIn = (silence: Silence): number => {
    const ms = waits.get(silence);
    if (ms === undefined) throw new Error(`the interviewer was not asked how long it waits in ${silence.answer}`);
    return ms;
  };
  console.table({
    'the interviewer': row(silences, waitIn),
    ...Object.fromEntries(
      [300, 600, 1_000, 1_600, 2_500].map((ms) => [`${ms} ms of silence`, row(silences, () => ms)]),
    ),
  });
}
