import { seeded } from '../../random.ts';
import type { SessionRecord } from '../../report/record.ts';
import { spokenWords, wordsIn } from './spokenWords.ts';
import type { SpokenWord } from './spokenWords.ts';

type Question = SessionRecord['plan']['questions'][number];
type Turn = SessionRecord['turns'][number];

/** One question as it is asked, and what the candidate says to it. */
export interface ScriptedAnswer {
  readonly question: Question;
  /** What the interviewer says; the question's text unless told otherwise. */
  readonly asked?: string;
  /** The policy's move behind it, such as `probe`. */
  readonly move?: string;
  /** What is said, without the fillers below; null is silence. */
  readonly text: string | null;
  /** Words a minute of speaking time, fillers included; 150 unless told otherwise. */
  readonly pace?: number;
  /** Said before the word at `before`, counted in `text` from 0. */
  readonly fillers?: readonly { readonly before: number; readonly text: string }[];
  /** Silence before the word at `before` (and before its fillers); none before the first. */
  readonly pauses?: readonly { readonly before: number; readonly ms: number }[];
  /** From the end of the interviewer's words to the first word; 800 unless told otherwise. */
  readonly firstWordMs?: number;
  readonly typed?: boolean;
  /** What it was taken for; an answer unless told otherwise. */
  readonly kinds?: readonly string[];
}

/** What is so for a whole session. */
export interface SessionOptions {
  /** Decides how time is spread over words; the same seed gives the same bytes. */
  readonly seed?: string;
  readonly kind?: SessionRecord['kind'];
  readonly title?: string;
  /** The skills that the job requires. */
  readonly skills?: readonly string[];
  readonly recogniser?: SessionRecord['recogniser'];
  /** False leaves out the times of words. */
  readonly wordTimes?: boolean;
  /** False leaves out `questionId`, so that a report has to find the question by its text. */
  readonly questionIds?: boolean;
}

/** How a session was spoken, known from its making; typed turns have no part in it. */
export interface SpeechTruth {
  words: number;
  /** Without silences of over a second. */
  speakingMs: number;
  fillers: { text: string; startMs: number; turn: number }[];
  /** Silences that were put in, of any length. */
  pauses: { startMs: number; durationMs: number; turn: number }[];
  /** One for each answer. */
  firstWordMs: number[];
}

/** A session file, and the truth about it. */
export interface MadeSession {
  readonly record: SessionRecord;
  readonly truth: SpeechTruth;
}

const interviewerMsPerWord = 380;
const betweenTurnsMs = 600;

function note(truth: SpeechTruth, words: readonly SpokenWord[], turn: number, answer: ScriptedAnswer): void {
  truth.words += words.length;
  truth.speakingMs += (words.length * 60_000) / (answer.pace ?? 150);
  truth.firstWordMs.push(answer.firstWordMs ?? 800);
  words.forEach(({ startMs, silenceMs, filler }, i) => {
    const before = words[i - 1]?.endMs;
    if (silenceMs <= 1_000) truth.speakingMs += silenceMs;
    if (filler !== null) truth.fillers.push({ text: filler, startMs, turn });
    if (silenceMs > 0 && before !== undefined)
      truth.pauses.push({ startMs: before, durationMs: startMs - before, turn });
  });
}

/** Makes a session file from a script. The interviewer asks, the candidate answers, and so on to the end. */
export function makeSession(script: readonly ScriptedAnswer[], options: SessionOptions = {}): MadeSession {
  const { kind = 'practice', title = 'Interview', wordTimes = true, questionIds = true, recogniser, skills } = options;
  const random = seeded(options.seed ?? 'session');
  const turns: Turn[] = [];
  const truth: SpeechTruth = { words: 0, speakingMs: 0, fillers: [], pauses: [], firstWordMs: [] };
  let now = 0;
  for (const answer of script) {
    const about = questionIds ? { questionId: answer.question.id } : {};
    const asked = answer.asked ?? answer.question.text;
    const askedBy = now + wordsIn(asked).length * interviewerMsPerWord;
    const move = answer.move === undefined ? {} : { move: answer.move };
    turns.push({ n: turns.length, speaker: 'agent', ...about, ...move, text: asked, startMs: now, endMs: askedBy });
    const startMs = askedBy + (answer.firstWordMs ?? 800);
    const words = spokenWords(answer, startMs, random);
    const endMs = words.at(-1)?.endMs ?? askedBy;
    now = endMs + betweenTurnsMs;
    if (words.length === 0) continue;
    const text = words.map((word) => word.text).join(' ');
    const kinds = answer.kinds && { kinds: [...answer.kinds] };
    const turn: Turn = { n: turns.length, speaker: 'user', ...about, text, startMs, endMs, ...kinds };
    if (answer.typed) turns.push({ ...turn, typed: true });
    else {
      const times = words.map((word) => ({ text: word.text, startMs: word.startMs, endMs: word.endMs }));
      note(truth, words, turn.n, answer);
      turns.push({ ...turn, ...(wordTimes && { words: times }) });
    }
  }
  const questions = [...new Map(script.map(({ question }) => [question.id, question])).values()];
  const plan = { title, questions, ...(skills && { skills: [...skills] }) };
  return { record: { kind, ...(recogniser && { recogniser }), plan, turns }, truth };
}
