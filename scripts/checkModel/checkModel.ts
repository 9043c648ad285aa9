import { closeSync, openSync, writeFileSync } from 'node:fs';
import { variables } from '../../packages/agent/src/configVariables.ts';
import type { ModelSettings } from '../../packages/server/src/model/client.ts';
import { modelFolders, openAdvertReader, openUnderstanding } from '../../packages/understanding/src/index.ts';
import { takeEnvFile } from '../lib/envFile.mjs';
import { InputError } from '../lib/input.ts';
import { measureAdverts } from './adverts.ts';
import { measureAnswers } from './answers.ts';
import { Asking } from './asking.ts';
import { parseOptions } from './options.ts';
import { type Measured, howToRead, tableOf } from './table.ts';
import { measureTurns } from './turns.ts';

/** The endpoint that the environment or `.env` names, as for the product. @throws {InputError} when there is none */
function endpointOf(env: NodeJS.ProcessEnv): Required<ModelSettings> {
  const url = variables.LLM_BASE_URL.schema.safeParse(env.LLM_BASE_URL || undefined);
  if (!url.success || url.data === undefined) {
    throw new InputError(
      `LLM_BASE_URL must name the chat model's endpoint. Example: LLM_BASE_URL=${variables.LLM_BASE_URL.example}`,
    );
  }
  return {
    LLM_BASE_URL: url.data,
    LLM_API_KEY: variables.LLM_API_KEY.schema.parse(env.LLM_API_KEY),
    LLM_MODEL: variables.LLM_MODEL.schema.parse(env.LLM_MODEL || undefined),
  };
}

/** `npm run check:model`. @throws {InputError} */
export async function checkModel(args: readonly string[]): Promise<void> {
  const options = parseOptions(args);
  if (options.json !== undefined) checkWritable(options.json);
  takeEnvFile();
  const settings = endpointOf(process.env);
  const asking = new Asking(settings);
  const say = (what: string) => console.error(`… ${what}`);
  const understanding = await openUnderstanding(modelFolders());
  const { turns, answers, adverts, json } = options;
  const measured: Measured = {
    model: settings.LLM_MODEL,
    turns: turns > 0 ? await measureTurns(asking, understanding, turns, say) : undefined,
    answers: answers > 0 ? await measureAnswers(asking, understanding, answers, say) : undefined,
    adverts:
      adverts > 0 ? await measureAdverts(asking, await openAdvertReader(modelFolders()), adverts, say) : undefined,
  };
  console.log(tableOf(measured, options));
  console.log(howToRead);
  if (asking.failure !== undefined) console.error(`The last call that failed: ${asking.failure}`);
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(measured, null, 2)}\n`);
}

/** What takes minutes to measure must not be lost at the end. @throws {InputError} */
function checkWritable(file: string): void {
  try {
    closeSync(openSync(file, 'a'));
  } catch (error) {
    throw new InputError(`Can't write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
