import { rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findModels, linesFolder } from '../models.ts';
import { loadEngines } from './engines.ts';
import { shippedLines } from '../voice/shippedLines.ts';
import { SpeechServer } from './server.ts';

/** The process of a speech service: `main.ts ADDRESS`, models chosen by the environment; it ends with its parent. */
async function main(): Promise<void> {
  const address = z.string().min(1).parse(process.argv[2]);
  const leave = () => {
    // A worker that was killed could not clean up.
    if (process.platform !== 'win32') rmSync(path.dirname(address), { recursive: true, force: true });
    process.exit(0);
  };
  // At once: a worker may die while its service still loads.
  process.on('disconnect', leave);
  if (process.connected === false) leave();
  // Both reach a worker's whole group; interviews that it still holds want to hear and speak.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  const { EARS_MODEL: ears = '', VOICE_MODEL: voice = '', VOICE: style = '' } = process.env;
  const models = findModels({ ears, voice, style });
  const engines = await loadEngines(models, (model) => {
    console.error(`the model ${model} hangs; the speech service is started again`);
    process.kill(process.pid, 'SIGKILL');
  });
  const { voice: found } = models;
  const server = new SpeechServer(engines, found && { folder: linesFolder(found), shipped: shippedLines(found) });
  await server.listen(address);
  // Whoever still answers is alive.
  process.on('message', () => process.send?.({ alive: true }, () => undefined));
  // Where the parent is gone, `disconnect` comes next.
  process.send?.({ ready: true }, () => undefined);
}

main().catch((error: unknown) => {
  console.error(`the speech service could not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
