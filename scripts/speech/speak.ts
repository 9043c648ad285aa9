import { messageOf, openEngines } from './engines.ts';
import { parseCommand } from './command.ts';
import { speakLine } from './speakLine.ts';
import { SpeechError } from './speechError.ts';
import { checkPlace, writeWave } from './waveFile.ts';

const usage = `Usage: npm run speak -- "TEXT" OUT.wav

Speaks a text with the interviewer's voice, the one that is configured (TTS_BASE_URL, or the built-in one), into a
WAVE file: mono, 16 bit, at the voice's own sample rate.`;

/** `npm run speak`. @throws {SpeechError} */
export async function speak(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, {}, 'npm run speak -- --help');
  if (values.help) return console.log(usage);
  const [text, file, ...others] = positionals;
  if (text === undefined || file === undefined || others.length > 0)
    throw new SpeechError('Usage: npm run speak -- "TEXT" OUT.wav (the text in quotation marks)');
  if (!/[\p{L}\p{N}]/u.test(text)) throw new SpeechError('There is nothing to say: the text has no words.');
  checkPlace(file);
  const engines = await openEngines({ voice: true });
  try {
    const line = await speakLine(engines.voice, text).catch((error: unknown) => {
      throw new SpeechError(`The voice ${engines.voiceName} failed: ${messageOf(error)}.`);
    });
    for (const failure of engines.failures) console.error(failure);
    writeWave(file, line);
    const seconds = (line.samples.length / line.sampleRate).toFixed(1);
    console.log(
      `${file}: ${seconds} s by ${engines.failures.length > 0 ? 'the voice that took over' : engines.voiceName}`,
    );
  } finally {
    await engines.close();
  }
}
