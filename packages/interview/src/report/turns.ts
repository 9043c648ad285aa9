import { requestIn } from '../policy/requests.ts';
import { plain, wordsOf } from '../text/words.ts';
import { norms } from './norms.ts';
import type { RecordRecogniser, RecordTurn, SessionRecord } from './record.ts';

/** A turn with what was found out about it. */
export interface Heard {
  turn: RecordTurn;
  questionId: string | null;
  recogniser: RecordRecogniser;
  /** Spoken words with times, where there are any. */
  timed: { text: string; startMs: number; endMs: number }[] | null;
  words: number;
  /** Null for typed turns. */
  speakingMs: number | null;
  /** What the candidate asked instead of answering; null for answers and for the interviewer. */
  request: ReturnType<typeof requestIn>;
}

const precise: RecordRecogniser = { name: 'unknown', approximate: false, fillers: true };
const flat = (text: string) => wordsOf(text).join(' ');

/** Pauses over the norm between consecutive words. */
export const longPauses = (words: NonNullable<Heard['timed']>): { startMs: number; durationMs: number }[] =>
  words.flatMap((word, i) => {
    const next = words[i + 1];
    const durationMs = next ? next.startMs - word.endMs : 0;
    return durationMs > norms.pauseOverMs ? [{ startMs: word.endMs, durationMs }] : [];
  });

function measure(turn: RecordTurn): Pick<Heard, 'timed' | 'words' | 'speakingMs'> {
  const typed = turn.typed === true;
  const words = (turn.words ?? []).filter((word) => wordsOf(word.text).length > 0);
  const timed = !typed && words.length > 0 ? [...words].sort((a, b) => a.startMs - b.startMs) : null;
  if (!timed) {
    const said = wordsOf(turn.text).length;
    return { timed, words: said, speakingMs: typed ? null : said > 0 ? Math.max(0, turn.endMs - turn.startMs) : 0 };
  }
  const [first, last] = [timed[0], timed.at(-1)];
  const span = first && last ? last.endMs - first.startMs : 0;
  const silent = longPauses(timed).reduce((sum, pause) => sum + pause.durationMs, 0);
  return { timed, words: timed.length, speakingMs: Math.max(0, span - silent) };
}

/** Moves after which the candidate no longer answers a question of the plan. */
const outside = new Set(['greet', 'ask-role', 're-ask-role', 'offer-questions', 'close']);

/** The turns in order of time, each with the question it belongs to. */
export function hear(record: SessionRecord): Heard[] {
  const questions = record.plan.questions.map(({ id, text }) => ({ id, text: flat(text) }));
  const known = new Set(questions.map(({ id }) => id));
  let open: string | null = null;
  return [...record.turns]
    .sort((a, b) => a.startMs - b.startMs || a.n - b.n)
    .map((turn) => {
      const given = turn.questionId && known.has(turn.questionId) ? turn.questionId : null;
      if (turn.speaker === 'agent') {
        const said = flat(turn.text);
        const spoken = questions.find(({ text }) => text.length > 0 && said.includes(text))?.id ?? null;
        open = given ?? spoken ?? (outside.has(turn.move ?? '') ? null : open);
      }
      const recogniser = turn.recogniser ?? record.recogniser ?? precise;
      const request = turn.speaker === 'user' ? requestIn(turn.text, recogniser.approximate) : null;
      const questionId = turn.speaker === 'user' ? (given ?? open) : open;
      return { turn, questionId, recogniser, request, ...measure(turn) };
    });
}

/** Whether a turn of the candidate says something to its question. */
export const isAnswer = (heard: Heard): boolean =>
  heard.turn.speaker === 'user' && heard.request === null && heard.words > 0 && plain(heard.turn.text) !== '';
