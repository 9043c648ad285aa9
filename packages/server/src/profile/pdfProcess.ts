import { spawn } from 'node:child_process';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** How much of a PDF is read, and how long that may take. */
interface PdfLimits {
  readonly timeMs: number;
  readonly pages: number;
  readonly characters: number;
}

/**
 * What one process may use. Measured on x64 Linux: an honest résumé of 40 pages takes 75 MB and 0.5 s of processor time.
 *
 * - `memoryMb`, megabytes of writable memory (`RLIMIT_DATA`), which Linux enforces. The code of Node and PDF.js comes to
 *   50 MB on top, so a process stays below 450 MB. `RLIMIT_AS` is no fence: V8 reserves 1 GB of address space unused.
 *   `--jitless` makes the figure exact: with a JIT, Linux counts 512 MB of reserved code space. macOS and Windows ignore
 *   the limit.
 * - `heapMb`, megabytes of V8's heap: the only limit of memory on macOS and Windows, where unpacked bytes are outside it.
 * - `processorS`, seconds of processor time: ends a process even when the server has died and cannot kill it. Windows
 *   has no such limit.
 */
const fence = { memoryMb: 400, heapMb: 256, processorS: 10 };

/** No text could be read within the limits. */
export class UnreadablePdf extends Error {
  override readonly name = 'UnreadablePdf';
}

const script = fileURLToPath(new URL('pdfReader.mjs', import.meta.url));
const library = import.meta.resolve('unpdf');
const libraryFolder = path.dirname(findPackageJSON(library) ?? fileURLToPath(library));

const flags = [
  // No helper threads of V8: one file takes about one core.
  '--single-threaded',
  '--jitless',
  '--disallow-code-generation-from-strings',
  `--max-old-space-size=${fence.heapMb}`,
  // No files but these two, no processes, threads, addons or inspector.
  '--permission',
  `--allow-fs-read=${script}`,
  `--allow-fs-read=${libraryFolder}`,
];

/**
 * Sets the limits, then replaces the shell by Node, so that one kill ends everything. `env -i` drops the `PWD` that a
 * shell adds. No core dumps: an abort is the normal end of a hostile file. A limit that the system does not support is
 * skipped, and a stricter one that it already has stays.
 */
const limited = 'ulimit -c 0; ulimit -t "$1"; ulimit -d "$2"; shift 2; exec /usr/bin/env -i "$@"';

/** Starts a process that reads one PDF from its standard input. It is killed after `timeMs`, or `processorS` of work. */
export function startReader({ timeMs, pages, characters }: PdfLimits, processorS = fence.processorS) {
  const node = [process.execPath, ...flags, script, library, String(pages), String(characters)];
  const shell = ['/bin/sh', '-c', limited, 'sh', String(processorS), String(fence.memoryMb * 1024)];
  const [command = '', ...args] = process.platform === 'win32' ? node : [...shell, ...node];
  return spawn(command, args, {
    // The server's environment holds its secrets.
    env: {},
    cwd: '/',
    // What PDF.js says of a damaged file is of no use.
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeMs,
    killSignal: 'SIGKILL',
  });
}

/**
 * The text of a PDF, read by a process of its own: a hostile file can use up that process, and nothing else.
 * @throws {UnreadablePdf} when the process fails or passes a limit. Any other error means that it could not be started.
 */
export function readPdf(bytes: Uint8Array, limits: PdfLimits, start = startReader): Promise<string> {
  // UTF-8 has four bytes at most for a character.
  const mostBytes = limits.characters * 4;
  return new Promise((resolve, reject) => {
    const reader = start(limits);
    reader.once('error', reject);
    const chunks: Buffer[] = [];
    let size = 0;
    reader.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= mostBytes) chunks.push(chunk);
      else reader.kill('SIGKILL');
    });
    // Once the process is gone, and not before, another one may start.
    reader.once('close', (code, signal) => {
      if (code === 0 && size <= mostBytes) resolve(Buffer.concat(chunks).toString());
      else reject(new UnreadablePdf(`The reader ended with ${signal ?? code} after ${size} bytes.`));
    });
    // A process that ends early breaks this pipe; its end is handled above.
    reader.stdin.on('error', () => undefined);
    reader.stdin.end(bytes);
  });
}
