// Tells what each line of text is, as a turn in an interview: npm run understand -- FILE   (- for standard input)
import { modelFolders, openUnderstanding } from '../packages/understanding/src/index.ts';
import { InputError, readInput, runCommand } from './lib/input.ts';

const usage = `Usage: npm run understand -- FILE   (or - for standard input)

Prints a line of JSON for each line of text: {"text","label","confidence"}, and in "also" what else it does.`;

async function understand([file, ...others]: readonly string[]): Promise<void> {
  if (file === '--help') return console.log(usage);
  if (file === undefined || others.length > 0) throw new InputError(usage);
  const lines = readInput(file)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const understanding = await openUnderstanding(modelFolders());
  for (const text of lines) {
    const { label, confidence, also } = await understanding.readTurn(text);
    console.log(JSON.stringify({ text, label, confidence: rounded(confidence), also: also.map((sign) => sign.label) }));
  }
}

const rounded = (confidence: number): number => Math.round(confidence * 1_000) / 1_000;

await runCommand(() => understand(process.argv.slice(2)));
