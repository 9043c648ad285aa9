import { join } from 'node:path';
import { httpHealth } from '../health.ts';
import type { PartSpec } from '../partSpec.ts';

/** A part that is {@link file://./fakePart.ts}. */
export function fakeSpec(
  name: string,
  port: number,
  changes: Partial<PartSpec> = {},
  env: NodeJS.ProcessEnv = {},
): PartSpec {
  return {
    name,
    title: name,
    args: [join(import.meta.dirname, 'fakePart.ts')],
    env: () => ({ ...process.env, ...env, PORT: String(port) }),
    needs: [],
    healthy: httpHealth(`http://127.0.0.1:${port}/`),
    readyInMs: 10_000,
    stopInMs: 500,
    ...changes,
  };
}
