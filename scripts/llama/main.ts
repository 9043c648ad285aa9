// Holds whole interviews with a model that llama.cpp serves on this machine: npm run test:llama   (--help for the rest)
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { modelOf } from '../../packages/server/src/model/client.ts';
import { ModelFailure } from '../../packages/server/src/model/failure.ts';
import { readByModel } from '../../packages/server/src/jobPosts/modelReader.ts';
import { modelFolders, openUnderstanding } from '../../packages/understanding/src/index.ts';
import { runCommand } from '../lib/input.ts';
import { holdInterview } from './interview.ts';
import { randomWeights } from './randomWeights.ts';
import { serve } from './server.ts';

const { values } = parseArgs({
  options: { weights: { type: 'string' }, models: { type: 'string', default: '4' }, lines: { type: 'boolean' } },
});

const advert = `Pastry Chef
We look for a pastry chef for our hotel. You know laminated dough and chocolate work, and you lead a small team.`;
/** Longest wait for a description to be read, in milliseconds. */
const readingMs = 60_000;

/** What reading a description came to: a suggestion that fits, or a refusal; anything else is thrown. */
async function readAdvert(address: string): Promise<string> {
  const model = modelOf({ LLM_BASE_URL: address, LLM_API_KEY: '', LLM_MODEL: 'local' });
  if (!model) throw new Error('there is no address');
  try {
    const { suggested_title: title, required_skills: skills } = await readByModel(
      model,
      advert,
      AbortSignal.timeout(readingMs),
    );
    return `"${title}" with ${skills.join(', ')}`;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return `refused, ${error.reason}${error.status === undefined ? '' : ` ${error.status}`}`;
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'viva-llama-'));
  const understanding = await openUnderstanding(modelFolders());
  const names =
    values.weights === undefined
      ? Array.from({ length: Number(values.models) }, (_, n) => `random ${n}`)
      : [values.weights];
  let broken = 0;
  try {
    for (const name of names) {
      const file = values.weights ?? path.join(folder, `${name}.gguf`);
      if (values.weights === undefined) writeFileSync(file, randomWeights(name));
      const { address, stop } = await serve(file);
      try {
        const held = await holdInterview(address, understanding, name);
        if (values.lines) console.log(held.lines.join('\n'));
        console.log(
          `${name}: asked ${held.asked} times, used ${held.used}, slowest ${Math.round(held.slowestMs)} ms; advert: ${await readAdvert(address)}`,
        );
        for (const what of held.broken) console.error(`  ${what}`);
        broken += held.broken.length;
      } finally {
        stop();
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  console.log(broken === 0 ? 'Every guard held.' : `Guards failed ${broken} times.`);
  if (broken > 0) process.exitCode = 1;
}

await runCommand(main);
