import { which, isExecutable } from '../lib/which.mjs';
import { installWithApt } from './apt.mjs';
import { SetupError } from './report.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macFiles = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The Chromium that the tests drive: `CHROMIUM_PATH`, else one of the usual names on the PATH.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return which(names, env) ?? (process.platform === 'darwin' ? macFiles.find(isExecutable) : undefined);
}

/**
 * Finds Chromium, or installs it where that is allowed.
 * @param {import('./report.mjs').StepOutput} output
 * @param {NodeJS.ProcessEnv} [env]
 * @param {boolean} [isRoot]
 */
export async function provideChromium(output, env = process.env, isRoot = process.getuid?.() === 0) {
  if (env.CHROMIUM_PATH && !findChromium(env)) {
    throw new SetupError(
      `CHROMIUM_PATH names ${env.CHROMIUM_PATH}, which is no program: correct or unset it, then run the command again.`,
    );
  }
  const found = findChromium(env);
  if (found) return `found at ${found}`;
  await installWithApt('chromium', output, env, isRoot);
  if (findChromium(env)) return 'installed with apt-get';
  throw new SetupError(
    'The tests need Chromium: install it (on Debian or Ubuntu: sudo apt-get install chromium) or set CHROMIUM_PATH to it, then run the command again.',
  );
}
