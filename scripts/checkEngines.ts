// Measures the configured ears and voice on a fixed set: npm run check:engines   (--help for the rest)
import { runCommand } from './speech/command.ts';
import { checkEngines } from './speech/checkEngines.ts';

await runCommand(checkEngines);
