import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { z } from 'zod';

/** What a process is: see `service.ts`. */
export type Kind = 'bare' | 'remembering' | 'verifying';

/** Memory of a process, in MB: all of it, and what its scripts hold. */
const memorySchema = z.object({ rssMb: z.number(), heapMb: z.number() });

/** Starts one of the measured processes and waits until it listens. */
export async function start(what: Kind, env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--expose-gc', path.join(import.meta.dirname, 'service.ts'), what], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      VIVA_MODE: 'local',
      LIVEKIT_API_KEY: 'APIbench',
      LIVEKIT_API_SECRET: 'a-secret-for-measuring-of-32-characters',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`${what} did not start`)));
  await Promise.race([once(child, 'message'), ended]);
  // From now on its end is what it is told to.
  ended.catch(() => undefined);
  return child;
}

/** Asks a process for its memory; `settled` is after what nobody needs any more was let go of. */
export async function memoryOf(child: ChildProcess, settled = false): Promise<z.infer<typeof memorySchema>> {
  const reply = once(child, 'message');
  child.send(settled ? 'settled memory' : 'memory');
  const [told] = (await reply) as unknown[];
  return memorySchema.parse(told);
}
