// Holds the interviews of packages/interview/golden anew, with the encoder that is there: npm run golden
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ReadLine, goldenSchema, hold } from '../packages/interview/src/testing/golden.ts';
import { modelFolders, openUnderstanding } from '../packages/understanding/src/index.ts';

const folder = path.join(import.meta.dirname, '../packages/interview/golden');
const understanding = await openUnderstanding(modelFolders());
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const file = path.join(folder, name);
  const golden = goldenSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const readings = new Map<object, Awaited<ReturnType<ReadLine>>>();
  const { transcript } = await hold(golden, async (turn, asked) => {
    const reading = turn.text ? await understanding.readTurn(turn.text, asked) : null;
    readings.set(turn, reading);
    return reading;
  });
  // A line that has no place in the interview any more stays as it was understood last.
  const turns = golden.turns.map((turn) => ({ ...turn, reading: readings.get(turn) ?? turn.reading }));
  writeFileSync(file, `${JSON.stringify({ ...golden, turns }, null, 1)}\n`);
  writeFileSync(file.replace(/json$/, 'txt'), transcript);
  console.log(name);
}
