// Measures the configured chat model on labeled turns, answers and adverts: npm run check:model   (--help for the rest)
import { checkModel } from './checkModel/checkModel.ts';
import { runCommand } from './lib/input.ts';

await runCommand(() => checkModel(process.argv.slice(2)));
