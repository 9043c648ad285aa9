import path from 'node:path';
import { cacheFolder } from '@viva/speech';
import { frugalAllocator } from './memory.ts';

/**
 * Environment of the processes that a worker forks, one for each interview. Measured on one core of a warm machine:
 * - compiled modules are kept between processes: 0.7 instead of 1.2 s of processor time to load them;
 * - the library's watch over its event loop is off: 2 % of a core and 8 MB for each interview, to warn of a busy
 *   machine, which is only logged;
 * - what is logged at `debug` is not even put together.
 */
export function forkSettings(): Readonly<Record<string, string>> {
  return {
    ...frugalAllocator,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(cacheFolder(), 'compiled'),
    LIVEKIT_AGENTS_LOOP_BLOCK_WARN_MS: '0',
    NODE_ENV: 'production',
  };
}
