import { unlocked } from '../../hiring/sample/candidates.ts';
import type { ReplayView, ReportLine } from '../../report/index.ts';

const quotes = unlocked.skills.flatMap(({ claims }) => claims.map(({ quote }) => quote));

/** Milliseconds that a word takes at an even pace. */
const wordMs = 345;

/** A line whose words have times; what an employer is shown of it stands at the moment that the evidence names. */
function said(speaker: ReportLine['speaker'], startMs: number, text: string, turn: number): ReportLine {
  const quote = quotes.find((one) => text.includes(one.text));
  const before = quote ? text.slice(0, text.indexOf(quote.text)).split(' ').length - 1 : 0;
  const from = quote?.startMs ?? startMs;
  const startOf = (word: number) =>
    Math.round(word < before ? startMs + ((from - startMs) * word) / before : from + (word - before) * wordMs);
  const words = text
    .split(' ')
    .map((word, i) => ({ text: word, startMs: startOf(i), endMs: Math.min(startOf(i) + wordMs, startOf(i + 1)) }));
  return {
    turn,
    speaker,
    text,
    startMs,
    endMs: words.at(-1)?.endMs ?? startMs,
    typed: false,
    interrupted: false,
    words,
  };
}

const lines: readonly (readonly [ReportLine['speaker'], number, string])[] = [
  [
    'agent',
    4_000,
    'Hello, and welcome. This is a first interview for the post of a ward nurse. You can take your time with every answer. Tell me about a shift when everything happened at once.',
  ],
  [
    'user',
    24_000,
    'That was a Saturday night last winter. Three bells rang within a minute, and a new patient stood in the corridor with two relatives who had been sent from one floor to the next. I was the most senior on the ward that night, with a student and one colleague from another ward.',
  ],
  ['agent', 70_000, 'What did you do with the others?'],
  [
    'user',
    79_000,
    'There was no time to stand together and plan, and everyone looked at me. I told them one sentence each and went to the first bell myself. After half an hour we met at the desk and looked at who still needed what.',
  ],
  ['agent', 108_000, 'Thank you. Tell me about a time you disagreed with a colleague about a patient’s care.'],
  [
    'user',
    119_000,
    'A colleague wanted to send an old man home on a Friday, because the bed was needed. I had seen on two nights that he could not find the way back from the bathroom, and that was written nowhere. I wrote it down and rang the consultant before the round. He stayed until Monday, and then someone was at home with him.',
  ],
  ['agent', 172_000, 'How do you speak with a family that is angry?'],
  [
    'user',
    179_000,
    'I listen until they are through, also when it is not fair. Once a family shouted at us about a room that no one had cleaned. I said that they were right, and cleaned it while they told me about their mother. They left at eight, and the daughter came back to say sorry.',
  ],
  ['agent', 226_000, 'How do you make sure that the right patient gets the right medicine?'],
  [
    'user',
    236_000,
    'I ask for the name and the day of birth, even from someone I’ve known for weeks. With anything that has to be counted or mixed I do not trust myself alone. Two of us, out loud, every single time, also at four in the morning.',
  ],
  ['agent', 292_000, 'Is there anything that you want to add?'],
  ['user', 300_000, 'Only that I would like to see the ward once before I decide.'],
  ['agent', 318_000, 'That is a good thing to ask for. Thank you for your time, and goodbye.'],
];

/** Everything that the unlocked candidate of the sample job said. */
export const sampleMaterial = {
  lines: lines.map(([speaker, startMs, text], turn) => said(speaker, startMs, text, turn)),
  replay: {
    state: 'paused',
    positionMs: 88_000,
    durationMs: unlocked.interviewMs,
    answers: [24_000, 119_000, 179_000, 236_000].map((startMs, i) => ({ label: `Q${i + 1}`, startMs })),
  },
} as const satisfies { lines: readonly ReportLine[]; replay: ReplayView };
