import type { Bar, Section } from './letter.ts';
import { missing } from './missing.ts';
import { mostSaid } from './mostSaid.ts';
import type { EmailNorms, EmailReport, MissingReason, Said } from './types.ts';
import { clock, count, list, moment, seconds } from './words.ts';

/** As many bars as the voice in the header has. */
const mostBars = 7;

const none = (heading: string, ...paragraphs: readonly string[]): Section => ({
  heading,
  value: null,
  paragraphs,
  bars: [],
  layout: 'inline',
});

/** How long the candidate spoke, and how talk was shared. */
export function speakingSection({ metrics }: EmailReport): Section {
  const { speakingMs, shareOfTalk, firstWordMs, words, rough, reasons } = metrics;
  const heading = 'Speaking time';
  const total = `You used ${rough.includes('words') ? 'about ' : ''}${count(words, 'word')}.`;
  if (speakingMs === null) return none(heading, missing(reasons.speakingMs), total);
  const shares: readonly (readonly [string, number])[] =
    shareOfTalk === null
      ? []
      : [
          ['You', Math.round(shareOfTalk * 100)],
          ['Interviewer', 100 - Math.round(shareOfTalk * 100)],
        ];
  return {
    heading,
    value: clock(speakingMs),
    paragraphs: [
      `Out of an interview of ${clock(metrics.interviewMs)}, without the pauses over a second. ${total}${shares.length > 0 ? ' How the talk was shared:' : ''}`,
    ],
    bars: shares.map(([label, share]) => ({ label, value: `${share} %`, share: share / 100 })),
    layout: 'inline',
    ...(typeof firstWordMs === 'number'
      ? {
          after: [
            `From the end of a question to your first word it took ${seconds(firstWordMs)}, in the middle of all answers.`,
          ],
        }
      : {}),
  };
}

/** Words a minute, over all and for each answer. */
export function paceSection({ metrics, answers }: EmailReport, norms: EmailNorms): Section {
  const heading = 'Words a minute';
  const { wordsPerMinute: pace, reasons } = metrics;
  if (pace === null) return none(heading, missing(reasons.wordsPerMinute));
  const { from, to } = norms.wordsPerMinute;
  const most = Math.max(to * 1.25, ...answers.map(({ wordsPerMinute }) => wordsPerMinute ?? 0));
  const rough = metrics.rough.includes('wordsPerMinute');
  const bars = answers.flatMap(({ wordsPerMinute, startMs }, i): Bar[] => {
    if (wordsPerMinute === null) return [];
    const when = startMs === null ? '' : `, ${moment(startMs)}`;
    return [
      {
        label: `Q${i + 1}${when}`,
        value: String(Math.round(wordsPerMinute)),
        share: wordsPerMinute / most,
        band: { from: from / most, to: to / most },
      },
    ];
  });
  return {
    heading,
    value: `${rough ? 'about ' : ''}${Math.round(pace)}`,
    paragraphs: [
      `Our advice is ${from} to ${to}.${bars.length > 0 ? ' Here is each answer, with the moment it began.' : ''}`,
      ...(rough ? ['The recogniser mishears, so this figure is rough.'] : []),
    ],
    bars,
    layout: 'inline',
    ...(bars.length > 0 ? { legend: 'The thin line under a bar marks the advice.' } : {}),
    source:
      'The advice lies among the rates found in British English for lectures (125–160) and radio talk (150–170): S. Tauroza and D. Allison, “Speech Rates in British English”, Applied Linguistics 11 (1990), 90–105.',
  };
}

/** Pauses with their moments: the longest as bars, the others in a line. */
export function pausesSection({ metrics }: EmailReport, norms: EmailNorms): Section {
  const heading = norms.pauseOverMs === 1_000 ? 'Pauses over a second' : `Pauses over ${seconds(norms.pauseOverMs)}`;
  const { pauses, reasons } = metrics;
  if (pauses === null) return none(heading, missing(reasons.pauses));
  const byLength = [...pauses].sort((a, b) => b.durationMs - a.durationMs || a.startMs - b.startMs);
  const longest = byLength[0];
  if (!longest) return { ...none(heading, 'There was no pause of that length inside an answer.'), value: '0' };
  const shown = byLength.slice(0, mostBars).sort((a, b) => a.startMs - b.startMs);
  const others = byLength.slice(mostBars).sort((a, b) => a.startMs - b.startMs);
  const label = (pause: { startMs: number }) => moment(pause.startMs);
  return {
    heading,
    value: String(pauses.length),
    paragraphs: [
      `The longest was ${seconds(longest.durationMs)}, at ${label(longest)}. Only pauses inside your answers count.`,
    ],
    bars: shown.map((pause) => ({
      label: label(pause),
      value: seconds(pause.durationMs),
      share: pause.durationMs / longest.durationMs,
    })),
    layout: 'inline',
    ...(others.length > 0
      ? { after: [`Shorter: ${list(others.map((pause) => `${label(pause)} (${seconds(pause.durationMs)})`))}.`] }
      : {}),
    source:
      'Studies of speech call a silence of more than a second long: E. Campione and J. Véronis, “A Large-Scale Multilingual Study of Silent Pause Duration”, Speech Prosody 2002.',
  };
}

/** Hesitations, one bar for each kind, with their moments. */
export const fillersSection = ({ metrics }: EmailReport): Section =>
  wordsSection(metrics.fillers, metrics.reasons.fillers, mostOf(metrics), {
    heading: 'Filler words',
    about: '“Um”, “uh” and the like. A word that means something where it stands is not counted.',
    nought: 'No “um”, “uh” or the like was heard.',
  });

/** Hedges and restarts, in reports that have them; what is missing for the same reason as the fillers is said once. */
export const otherWordsSections = ({ metrics }: EmailReport): readonly Section[] => {
  const { hedges, restarts, reasons } = metrics;
  return [
    ...(hedges === undefined || (hedges === null && reasons.hedges === reasons.fillers)
      ? []
      : [
          wordsSection(hedges, reasons.hedges, mostOf(metrics), {
            heading: 'Hedges',
            about: 'Words that take back a little of what they stand beside, such as “sort of”.',
            nought: 'You took nothing back.',
          }),
        ]),
    ...(restarts === undefined || (restarts === null && reasons.restarts === reasons.fillers)
      ? []
      : [
          wordsSection(restarts, reasons.restarts, mostOf(metrics), {
            heading: 'Repetitions and restarts',
            about: 'Words that you said twice, or began again with. Everybody does, now and then.',
            nought: 'Every sentence went on as it began.',
          }),
        ]),
  ];
};

/** All words are drawn to one measure. */
const mostOf = ({ fillers, hedges, restarts }: EmailReport['metrics']) => mostSaid(fillers, hedges, restarts);

interface WordsText {
  readonly heading: string;
  readonly about: string;
  /** Said when there is none. */
  readonly nought: string;
}

/** Words of one sort by kind, the most frequent first, each with its moments. */
function wordsSection(
  found: readonly Said[] | null,
  reason: MissingReason | undefined,
  most: number,
  { heading, about, nought }: WordsText,
): Section {
  if (found === null) return none(heading, missing(reason));
  if (found.length === 0) return { ...none(heading, nought), value: '0' };
  const kinds = Map.groupBy(found, ({ text }) => text);
  const bars = [...kinds]
    .sort(([a, ofA], [b, ofB]) => ofB.length - ofA.length || a.localeCompare(b, 'en'))
    .map(([label, said]) => ({
      label: `“${label}”`,
      value: String(said.length),
      note: `at ${list(said.map(({ startMs }) => moment(startMs)))}`,
      share: said.length / most,
    }));
  return {
    heading,
    value: String(found.length),
    paragraphs: [about],
    bars,
    layout: 'inline',
  };
}
