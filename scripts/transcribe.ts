// Writes down what is said in a WAVE file: npm run transcribe -- FILE.wav   (--help for the rest)
import { runCommand } from './speech/command.ts';
import { transcribe } from './speech/transcribe.ts';

await runCommand(transcribe);
