import os from 'node:os';
import path from 'node:path';

/** Where things live that are fetched or made once per user: `VIVA_CACHE`, or the system's cache folder. */
export function cacheFolder(): string {
  return process.env.VIVA_CACHE || path.join(process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'), 'viva');
}
