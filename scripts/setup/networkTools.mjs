import { which } from '../lib/which.mjs';
import { installWithApt } from './apt.mjs';

/**
 * Finds `ip`, with which a test cuts itself off from the network, or installs it where that is allowed. Without it that
 * one check is left out, so it is no reason to stop.
 * @param {import('./report.mjs').StepOutput} output
 * @param {NodeJS.ProcessEnv} [env]
 * @param {boolean} [isRoot]
 * @param {NodeJS.Platform} [platform]
 * @returns {Promise<import('./report.mjs').Outcome>}
 */
export async function provideNetworkTools(
  output,
  env = process.env,
  isRoot = process.getuid?.() === 0,
  platform = process.platform,
) {
  if (platform !== 'linux') return 'not needed on this system';
  const found = which('ip', env);
  if (found) return `found at ${found}`;
  await installWithApt('iproute2', output, env, isRoot);
  if (which('ip', env)) return 'installed with apt-get';
  return {
    warning: 'ip is missing, so nothing spoken is tried without a network (on Debian: sudo apt-get install iproute2)',
  };
}
