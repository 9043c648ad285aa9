import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256Of } from './files.mjs';

const version = '1.26.8';

/** SHA-256 of the archives that Go's module proxy serves of its own toolchain. */
const sums = /** @type {Readonly<Record<string, string>>} */ ({
  'linux-amd64': '30c2b1bf7dcc88d3eb0a1364e47ddd9128edb3110a30e8a0ef61cd5856b31de7',
  'linux-arm64': '02b36b6787b3ac767668f630e2998df45a3b1f9ffee08d1bf3ef6487cd658d99',
  'darwin-amd64': 'fe99a2009e5bb51e06d7784f1a486478673512041c2671157bd382806e2aedcf',
  'darwin-arm64': '0aad5fb52b88498885290178adc0bcfe429bc63012621af9f83282eb640bd9c7',
});

/**
 * Fetches Go from its module proxy into a folder, for a machine that has none.
 * @param {string} folder empty; the caller removes it
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} the `go` command
 * @throws {Error} when there is none for this platform, the proxy does not answer, or what it sends is something else
 * @see https://go.dev/ref/mod#toolchain
 */
export async function fetchGo(folder, env) {
  const platform = `${process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
  const sum = sums[platform];
  if (sum === undefined) throw new Error(`there is no Go to fetch for ${process.platform}-${process.arch}`);
  const archive = await fetchArchive(`${moduleProxy(env)}/golang.org/toolchain/@v/v0.0.1-go${version}.${platform}.zip`);
  if (sha256Of(archive) !== sum) throw new Error("Go's archive has another checksum than it should");
  await unpack(archive, folder);
  return join(folder, 'bin', 'go');
}

/** The first proxy that `GOPROXY` names, or Go's own.
 * @param {NodeJS.ProcessEnv} env */
export function moduleProxy(env) {
  const named = (env.GOPROXY ?? '').split(/[,|]/).find((entry) => /^https?:\/\//.test(entry));
  return (named ?? 'https://proxy.golang.org').replace(/\/$/, '');
}

/** @param {string} url */
async function fetchArchive(url) {
  const reply = await fetch(url, { signal: AbortSignal.timeout(300_000) });
  if (!reply.ok) throw new Error(`Go's module proxy answered ${reply.status}`);
  return Buffer.from(await reply.arrayBuffer());
}

/** @param {Buffer} archive @param {string} folder */
async function unpack(archive, folder) {
  // Installed by the step before this one.
  const { unzipSync } = await import('fflate');
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    // Every name begins with `golang.org/toolchain@VERSION/`.
    const path = name.split('/').slice(2).join('/');
    if (name.endsWith('/')) continue;
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    if (/^(bin|pkg\/tool)\//.test(path)) chmodSync(file, 0o755);
  }
}
