import { copyFileSync, chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { cacheFolder, cachedLiveKit, liveKitVersion, root } from '../lib/paths.mjs';
import { isExecutable, which } from '../lib/which.mjs';
import { fillFolder, sha256 } from './files.mjs';
import { fetchGo, moduleProxy } from './goToolchain.mjs';
import { SetupError, messageOf } from './report.mjs';
import { run } from './run.mjs';
import { fetchWithTries } from './fetchWithTries.mjs';

const releases = `https://github.com/livekit/livekit/releases/download/v${liveKitVersion}`;

/**
 * The LiveKit server to run: the one on the PATH when it is of our version or a later one of the same generation, else
 * the one in the cache. Undefined when neither is there.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ file: string, from: 'path' | 'cache' } | undefined>}
 */
export async function findLiveKit(env = process.env) {
  const onPath = which('livekit-server', env);
  if (onPath && isRecentEnough((await run(onPath, ['--version'], { timeoutInMs: 10_000 })).output)) {
    return { file: onPath, from: 'path' };
  }
  const cached = cachedLiveKit(env);
  return isExecutable(cached) ? { file: cached, from: 'cache' } : undefined;
}

/** Reads `livekit-server --version`.
 * @param {string} printed */
export function isRecentEnough(printed) {
  const found = /version (\d+)\.(\d+)\.(\d+)/.exec(printed)?.slice(1).map(Number);
  const [major = 0, minor = 0, patch = 0] = liveKitVersion.split('.').map(Number);
  if (!found) return false;
  const [foundMajor = 0, foundMinor = 0, foundPatch = 0] = found;
  return foundMajor === major && (foundMinor > minor || (foundMinor === minor && foundPatch >= patch));
}

/**
 * Finds, builds or downloads the LiveKit server, in that order.
 * @param {import('./report.mjs').StepOutput} output
 * @param {NodeJS.ProcessEnv} [env]
 * @param {{ pauseInMs?: number }} [patience] how long to wait before trying again
 */
export async function provideLiveKit(output, env = process.env, patience = {}) {
  if (env.LIVEKIT_URL) return 'not needed, LIVEKIT_URL names another';
  const found = await findLiveKit(env);
  if (found) return found.from === 'path' ? `found at ${found.file}` : 'in the cache';
  const target = cachedLiveKit(env);
  let reason = 'Go is not installed here';
  const go = which('go', env);
  if (go) {
    output.note('building it with Go (a few minutes, once)');
    const problem = await fetchWithTries(
      () => build(go, target, env),
      (found) => found,
      output,
      patience,
    );
    if (problem === undefined) return 'built with Go';
    reason = `building it with Go failed (${problem})`;
  }
  output.note('fetching the official release');
  const problem = await fetchWithTries(
    () => download(target),
    (found) => found,
    output,
    patience,
  );
  if (problem === undefined) return 'fetched from the official release';
  // Also where a Go is installed: it may be too old.
  output.note('fetching Go, and building it with that (a few minutes, once)');
  const goProblem = await fetchWithTries(
    () => buildWithFetchedGo(target, env),
    (found) => found,
    output,
    patience,
  );
  if (goProblem === undefined) return 'built with Go, fetched for this';
  reason += `, a fetched Go could not be used (${goProblem})`;
  throw new SetupError(
    `LiveKit server ${liveKitVersion} is missing: ${reason} and the official release could not be fetched (${problem}); install Go 1.26 or newer from https://go.dev/dl, or put livekit-server ${liveKitVersion} on the PATH, then run the command again.`,
  );
}

/** @param {string} go @param {string} target @param {NodeJS.ProcessEnv} env @returns {Promise<string | undefined>} the problem */
async function build(go, target, env) {
  let problem;
  await fillFolder(dirname(target), async (draft) => {
    const flags = ['build', '-trimpath', '-ldflags', '-s -w', '-o', join(draft, basename(target))];
    const result = await run(go, [...flags, 'github.com/livekit/livekit-server/cmd/server'], {
      cwd: join(root, 'tools', 'livekit-server'),
      // go.sum pins every module, so the checksum database adds nothing, and it is not always reachable.
      // The module cache stays removable: whoever fetched Go for this removes it again.
      env: { ...env, GOFLAGS: '-mod=readonly -modcacherw', GOSUMDB: 'off', CGO_ENABLED: '0' },
    });
    if (!result.ok) problem = lastLine(result.output);
    return result.ok;
  });
  return problem;
}

/** Leaves nothing behind but the server: Go and what it needs take a gigabyte.
 * @param {string} target @param {NodeJS.ProcessEnv} env @returns {Promise<string | undefined>} the problem */
async function buildWithFetchedGo(target, env) {
  const folder = join(cacheFolder(env), 'go');
  try {
    rmSync(folder, { recursive: true, force: true });
    const go = await fetchGo(join(folder, 'toolchain'), env);
    const own = { GOROOT: join(folder, 'toolchain'), GOPATH: join(folder, 'path'), GOCACHE: join(folder, 'cache') };
    const proxy = { GOPROXY: moduleProxy(env), GOTOOLCHAIN: 'local' };
    return await build(go, target, { ...env, ...own, ...proxy });
  } catch (error) {
    return messageOf(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} target @returns {Promise<string | undefined>} the problem */
async function download(target) {
  const asset = releaseAsset(process.platform, process.arch);
  if (!asset) return `there is none for ${process.platform}-${process.arch}`;
  let problem;
  try {
    await fillFolder(dirname(target), async (draft) => {
      const archive = join(draft, asset);
      mkdirSync(join(draft, 'unpacked'));
      writeFileSync(archive, await fetchBytes(`${releases}/${asset}`));
      const sums = (await fetchBytes(`${releases}/checksums.txt`)).toString();
      if (checksumFor(asset, sums) !== sha256(archive)) throw new Error('its checksum is wrong');
      const unpacked = await run('tar', ['-xf', archive, '-C', join(draft, 'unpacked')]);
      const binary = join(draft, 'unpacked', basename(target));
      if (!unpacked.ok || !existsSync(binary)) throw new Error('it could not be unpacked');
      copyFileSync(binary, join(draft, basename(target)));
      chmodSync(join(draft, basename(target)), 0o755);
      return true;
    });
  } catch (error) {
    problem = messageOf(error);
  }
  return problem;
}

/** The name of the official archive for a platform.
 * @param {string} platform @param {string} arch */
export function releaseAsset(platform, arch) {
  const cpu = { x64: 'amd64', arm64: 'arm64', arm: 'armv7' }[arch];
  if (!cpu) return undefined;
  if (platform === 'linux') return `livekit_${liveKitVersion}_linux_${cpu}.tar.gz`;
  return platform === 'win32' && cpu !== 'armv7' ? `livekit_${liveKitVersion}_windows_${cpu}.zip` : undefined;
}

/** The sum that a release's `checksums.txt` gives for one of its files.
 * @param {string} asset @param {string} sums */
export function checksumFor(asset, sums) {
  const line = sums.split('\n').find((candidate) => candidate.trim().endsWith(` ${asset}`));
  return line?.trim().split(/\s+/)[0];
}

/** @param {string} url */
async function fetchBytes(url) {
  const reply = await fetch(url, { signal: AbortSignal.timeout(300_000) });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  return Buffer.from(await reply.arrayBuffer());
}

/** @param {string} text */
function lastLine(text) {
  return text.trim().split('\n').at(-1)?.slice(0, 200) ?? '';
}
