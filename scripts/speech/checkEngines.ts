import { writeFileSync } from 'node:fs';
import { heldOutLines } from './check/interviewerLines.ts';
import { type Hearing, measureEars, measureVoice } from './check/measure.ts';
import { provideSpeech } from './check/provideSpeech.ts';
import { humanSpeech } from './check/recordings.ts';
import { type EnginesMeasured, tableOf, whatIsUsual } from './check/table.ts';
import { parseCommand } from './command.ts';
import { messageOf, openEngines } from './engines.ts';
import { SpeechError } from './speechError.ts';
import { checkPlace } from './waveFile.ts';

const usage = `Usage: npm run check:engines -- [options]

Measures the ears and the voice that are configured (environment and .env, else the built-in ones) on a fixed set, so
that engines can be compared: word errors on human speech, clean and in noise, and on the interviewer's own lines; how
fast they are. Takes some minutes, and fetches 4 MB of human speech once. The exit code is 1 when an engine failed.

  --json FILE   write the figures too
  --help        this text`;

/** `npm run check:engines`. @throws {SpeechError} */
export async function checkEngines(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseCommand(args, { json: { type: 'string' } }, 'npm run check:engines -- --help');
  if (values.help) return console.log(usage);
  if (positionals.length > 0) throw new SpeechError('npm run check:engines takes options only; --help lists them.');
  if (values.json === '') throw new SpeechError('--json needs a file after it.');
  if (values.json !== undefined) checkPlace(values.json);
  await provideSpeech();
  const measured = await measure();
  console.log(tableOf(measured));
  console.log(whatIsUsual);
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(measured, null, 2)}\n`);
  if (measured.failures.length > 0 || (!measured.ears && !measured.voice)) process.exitCode = 1;
}

async function measure(): Promise<EnginesMeasured> {
  const engines = await openEngines({ ears: true, voice: true });
  const failures: string[] = [];
  const notMeasured: string[] = [];
  const used = new Set<string>();
  const hearing: Hearing | undefined =
    engines.recognisers.length > 0
      ? {
          recognisers: engines.recognisers,
          openVoiceActivity: engines.openVoiceActivity,
          failed: (name, error) => failures.push(`The recognizer ${name} failed: ${messageOf(error)}.`),
          heard: (name) => used.add(name),
        }
      : undefined;
  try {
    const { speech, missing } = humanSpeech();
    if (!hearing) notMeasured.push('Ears: there is no recognizer; npm run setup fetches the built-in one.');
    else if (speech.length === 0) notMeasured.push('Ears: the human speech is missing; npm run setup fetches it.');
    else if (missing > 0) notMeasured.push(`Ears: ${missing} of ${missing + speech.length} recordings are missing.`);
    const say = (what: string) => console.error(`… ${what}`);
    const ears = hearing && speech.length > 0 ? await measureEars(speech, hearing, say) : undefined;
    const lines = heldOutLines();
    say(`${lines.length} lines of the interviewer`);
    const voice = await measureVoice(lines, engines.voice, hearing).catch((error: unknown) => {
      failures.push(`The voice ${engines.voiceName} failed: ${messageOf(error)}.`);
      return undefined;
    });
    if (lines.length === 0) notMeasured.push('Voice: there are no held-out lines in packages/speech/corpus.');
    return {
      ears: ears ? { engine: [...used].join(', ') || 'none wrote anything', ...ears } : null,
      voice: voice ? { engine: engines.voiceName, ...voice } : null,
      failures: [...new Set([...failures, ...engines.failures])],
      notMeasured,
    };
  } finally {
    await engines.close();
  }
}
