// Speaks a text into a WAVE file with the interviewer's voice: npm run speak -- "TEXT" OUT.wav   (--help for the rest)
import { runCommand } from './speech/command.ts';
import { speak } from './speech/speak.ts';

await runCommand(speak);
