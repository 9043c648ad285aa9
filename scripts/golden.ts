// Holds the interviews of packages/interview/golden anew, with the encoder that is there: npm run golden
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goldenSchema, hold } from '../packages/interview/src/testing/golden.ts';
import { modelFolders, openUnderstanding } from '../packages/understanding/src/index.ts';

const folder = path.join(import.meta.dirname, '../packages/interview/golden');
const understanding = await openUnderstanding(modelFolders());
for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
  const file = path.join(folder, name);
  const golden = goldenSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const turns = [];
  for (const { to, text } of golden.turns)
    turns.push({ to, text, reading: text ? await understanding.readTurn(text) : null });
  const held = { ...golden, turns };
  writeFileSync(file, `${JSON.stringify(held, null, 1)}\n`);
  writeFileSync(file.replace(/json$/, 'txt'), hold(held).transcript);
  console.log(name);
}
