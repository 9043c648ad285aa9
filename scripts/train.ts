// Trains the heads of the encoders from the labeled texts in the repository: npm run train [-- turns|stories|danger|complaints|choices|asides|listener|judge|replies|adverts|sense|answers|figures]
import { tasks, trainAll } from '../packages/understanding/src/training/trainAll.ts';

const usage = `Usage: npm run train [-- ${tasks.join('|')}|figures]

Trains what tells kinds of turns, kinds of sentences, danger, and kinds of complaints apart, what reads turns as replies, and what reads job adverts, for the
learned encoder (all-MiniLM-L6-v2) and for what stands in for it (letter-grams), from packages/understanding/corpus. Writes packages/understanding/weights and
docs/understanding.md. The listener, which reads turns with what was asked and without, and the judge, which reads answers beside it, are trained in Python: that
needs python3, fetches some gigabytes once, and takes about an hour and a half on two cores. The rest takes about twenty minutes on one core; there, the same data give the same
weights. With "figures", nothing is trained, and the texts that are held out are read anew.`;

const [wanted, ...others] = process.argv.slice(2);
const task = tasks.find((one) => one === wanted);
const told = (words: string) => console.log(words);
if (wanted === '--help') console.log(usage);
else if (others.length === 0 && (wanted === undefined || task)) await trainAll({ task, told });
else if (others.length === 0 && wanted === 'figures') await trainAll({ figuresOnly: true, told });
else {
  console.error(usage);
  process.exitCode = 1;
}
