import { confidenceIn } from '../../packages/agent/src/ears/confidence.ts';
import { earsSampleRate } from '../../packages/agent/src/ears/recogniser.ts';
import type { CandidateTurn } from '../../packages/agent/src/interview/ports.ts';
import { spreadWords } from '../../packages/speech/src/index.ts';
import { parseCommand } from './command.ts';
import { messageOf, openEngines } from './engines.ts';
import { hear } from './hear.ts';
import { resampled } from './resample.ts';
import { SpeechError } from './speechError.ts';
import { readWave } from './waveFile.ts';

const usage = `Usage: npm run transcribe -- FILE.wav

Writes down what is said in a WAVE file (any sample rate, mono or stereo, 8 to 64 bits), heard as in an interview
with the recognizer that is configured (STT_BASE_URL, DEEPGRAM_API_KEY, or the built-in one). Prints one line of JSON:

  text        all that was said
  words       each with its times from the start of the file: { "text", "startMs", "endMs" }
  confidence  0 to 1, null where the recognizer does not tell
  engine      the recognizer, null where nothing was said`;

/** What `npm run transcribe` prints. */
export interface Transcript {
  readonly text: string;
  readonly words: readonly { readonly text: string; readonly startMs: number; readonly endMs: number }[];
  readonly confidence: number | null;
  readonly engine: string | null;
}

/** The turns of a recording as one text. Words without times get likely ones within their turn. */
export function transcriptOf(turns: readonly CandidateTurn[]): Transcript {
  const words = turns.flatMap(({ words: own, text, startedAt, endedAt }) =>
    (own ?? spreadWords(text, [{ startMs: startedAt, endMs: endedAt }])).map((word) => ({
      text: word.text,
      startMs: Math.max(0, Math.round(word.startMs)),
      endMs: Math.max(0, Math.round(word.endMs)),
    })),
  );
  const sure = turns.flatMap(({ text, recogniser }) =>
    recogniser?.confidence === undefined ? [] : [{ text, confidence: recogniser.confidence }],
  );
  return {
    text: turns.map(({ text }) => text).join(' '),
    words,
    confidence: sure.length > 0 && sure.length === turns.length ? confidenceIn(sure).confidence : null,
    engine: [...new Set(turns.flatMap(({ recogniser }) => recogniser?.name ?? []))].join(', ') || null,
  };
}

/** `npm run transcribe`. @throws {SpeechError} */
export async function transcribe(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, {}, 'npm run transcribe -- --help');
  if (values.help) return console.log(usage);
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) throw new SpeechError('Usage: npm run transcribe -- FILE.wav');
  const { samples } = resampled(readWave(file), earsSampleRate);
  const engines = await openEngines({ ears: true });
  try {
    if (engines.recognisers.length === 0) {
      throw new SpeechError(
        'There is no recognizer. npm run setup fetches the built-in one; STT_BASE_URL or DEEPGRAM_API_KEY name another.',
      );
    }
    let failed = 0;
    const { turns } = await hear(samples, {
      recognisers: engines.recognisers,
      voiceActivity: engines.openVoiceActivity(),
      failed: (name, error) => {
        failed++;
        console.error(`The recognizer ${name} failed: ${messageOf(error)}.`);
      },
    });
    if (turns.length === 0 && failed > 0) throw new SpeechError('Nothing was written down: the recognizers failed.');
    console.log(JSON.stringify(transcriptOf(turns)));
  } finally {
    await engines.close();
  }
}
