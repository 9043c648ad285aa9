import { which } from '../lib/which.mjs';
import { run } from './run.mjs';
import { fetchWithTries } from './fetchWithTries.mjs';

/**
 * Installs a Debian package where that is allowed; whether it helped is for the caller to look at.
 * @param {string} name
 * @param {import('./report.mjs').StepOutput} output
 * @param {NodeJS.ProcessEnv} env
 * @param {boolean} isRoot
 */
export async function installWithApt(name, output, env, isRoot) {
  const apt = which('apt-get', env);
  if (!apt || !isRoot) return;
  output.note('installing it with apt-get');
  const quiet = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  const install = async () => {
    await run(apt, ['update'], quiet);
    return run(apt, ['install', '-y', '--no-install-recommends', name], quiet);
  };
  await fetchWithTries(install, ({ ok }) => (ok ? undefined : 'apt-get failed'), output);
}
