// Sends what nobody would to every call of the API: npm run fuzz:api -- --examples 100   (so many for each call)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calls } from '@viva/api-client';
import { schemathesisCommand } from '../setup/schemathesis.mjs';
import { lastLines } from '../test/failures.ts';
import { type KnownThings, startFuzzedService } from './service.ts';
import { type FuzzedWith, settings } from './settings.ts';

const { values } = parseArgs({
  options: {
    examples: { type: 'string', default: '100' },
    // The same requests as in another run that told of this number.
    seed: { type: 'string' },
    totals: { type: 'string' },
  },
});
const program = schemathesisCommand();
if (!program) {
  console.error('schemathesis is missing: run npm run setup, which says what it needs.');
  process.exit(1);
}
const { command, args: first, env } = program;
const folder = mkdtempSync(join(tmpdir(), 'viva-schemathesis-'));
const service = await startFuzzedService();
const totals = { passed: 0, failed: 0, failures: [] as { name: string; reason: string }[] };

/** Runs schemathesis once. */
async function fuzz(
  title: string,
  { ids }: KnownThings,
  [fuzzedWith, token]: readonly ['nothing'] | readonly [FuzzedWith, string],
  ...args: string[]
): Promise<void> {
  console.log(`\n── ${title} ──`);
  const file = join(folder, 'schemathesis.toml');
  writeFileSync(file, settings(ids, fuzzedWith));
  const header = token === undefined ? [] : ['--header', `Authorization: Bearer ${token}`];
  const seed = values.seed === undefined ? [] : ['--seed', values.seed];
  // One after the other: with two workers schemathesis itself fails now and then (Python's ast in threads).
  const what = [
    'run',
    `${service.url}/api/openapi.json`,
    '--max-examples',
    values.examples,
    ...seed,
    ...header,
    ...args,
  ];
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const child = spawn(command, [...first, '--config-file', file, ...what], { cwd: folder, env, stdio: [...stdio] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  totals[code === 0 ? 'passed' : 'failed']++;
  // What it found stands between these two headings.
  if (code !== 0) {
    const found = /= FAILURES =+\n([^]*?)\n=+ SUMMARY/.exec(output)?.[1];
    totals.failures.push({ name: title, reason: found ?? lastLines(output) });
  }
}

/** The calls behind a private link. */
const behindLink = Object.values(calls).flatMap(({ name, path, auth }) =>
  auth === 'link' && path.startsWith('/job') ? name : [],
);

/** What leaves no key that leads anywhere. */
const lastOnes: readonly string[] = ['replaceJobLink', 'eraseJob'];

const only = (...names: readonly string[]) => names.flatMap((name) => ['--include-operation-id', name]);

try {
  const [known, leaving] = [await service.knownThings(), await service.knownThings()];
  await fuzz('Without a login', known, ['nothing']);
  // Before the links to the report are taken back, or the interview is erased.
  await fuzz('With the key of a shared report', known, ['key', known.shareKey], ...only('readSharedReport'));
  // Whoever has erased the account gets no further with any other call.
  await fuzz('Logged in', known, ['token', known.idToken], '--exclude-operation-id', 'eraseAccount');
  await fuzz('Erasing the account', leaving, ['last-token', leaving.idToken], ...only('eraseAccount'));
  // Each with a job of its own: the last two leave nothing behind that could be asked for.
  for (const [title, key, names] of [
    ['With a private link', known.employerKey, behindLink.filter((name) => !lastOnes.includes(name))],
    ['Replacing a private link', await known.privateKey(), ['replaceJobLink']],
    ['Erasing the job of a private link', await known.privateKey(), ['eraseJob']],
  ] as const)
    await fuzz(title, known, ['key', key], ...only(...names));
} finally {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
}
if (values.totals) writeFileSync(values.totals, JSON.stringify(totals));
process.exit(totals.failed === 0 ? 0 : 1);
