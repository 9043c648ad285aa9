import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Spoken } from '../service/protocol.ts';
import type { ShippedLines } from './shippedLines.ts';

/** Sound kept in memory, in bytes: some twenty minutes, so that a plan's questions outlast what else is said meanwhile. */
const mostInMemory = 64 * 1024 * 1024;
/** Sound kept on disk, in bytes: some hour and a half. */
const mostOnDisk = 256 * 1024 * 1024;

/** Lines of a voice that nobody has used for so long are removed, in milliseconds. */
const unusedMs = 30 * 24 * 3_600_000;

/** The name of such a folder; see {@link import('../models.ts').linesFolder}. */
const ofVoice = /^[0-9a-f]{16}$/;

/** What {@link LineCache} stands on. */
export interface LineCacheOptions {
  /** Where lines are kept, for one voice; nothing is kept on disk without. */
  readonly folder?: string | undefined;
  /** Hz of the voice. */
  readonly sampleRate: number;
  /** Lines that come with the product, for one voice. */
  readonly shipped?: ShippedLines | undefined;
  /**
   * Is told once that the folder cannot be used, lines being kept in memory then, and of each line of the product that cannot
   * be read; by default on standard error.
   */
  readonly warn?: (sentence: string) => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Another worker removes and renames in the same folder. */
const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Clauses that were spoken before. Those without a candidate's words may be kept on disk, for every later interview; those
 * with a candidate's words stay in memory, and leave it when newer ones come.
 */
export class LineCache {
  readonly #options: LineCacheOptions;
  /** By text, the one that was used longest ago first. */
  readonly #lines = new Map<string, Spoken>();
  readonly #warn: (sentence: string) => void;
  /** Lines of the product that could not be read. */
  readonly #broken = new Set<string>();
  #bytes = 0;
  #warned = false;

  constructor(options: LineCacheOptions) {
    this.#options = options;
    this.#warn = options.warn ?? console.error;
  }

  /** The sound of a clause that was spoken before. */
  async find(text: string): Promise<Spoken | undefined> {
    const line = this.#lines.get(text);
    if (line) this.#remember(text, line);
    // Memory is for what is nowhere else.
    return line ?? (await this.#shipped(text)) ?? (await this.#read(text));
  }

  async #shipped(text: string): Promise<Spoken | undefined> {
    try {
      return await this.#options.shipped?.find(text);
    } catch (error) {
      if (!this.#broken.has(text)) this.#warn(`A line that comes with the product is made anew: ${messageOf(error)}`);
      this.#broken.add(text);
      return undefined;
    }
  }

  /** Takes the sound of a clause; `keep`: it has no words of a candidate in it. */
  async add(text: string, line: Spoken, keep: boolean): Promise<void> {
    if (!keep || !(await this.#write(text, line))) this.#remember(text, line);
  }

  /** Makes room on disk: what was used longest ago goes, and other voices' lines that nobody has used for a month. */
  async prune(): Promise<void> {
    const { folder } = this.#options;
    if (folder !== undefined) await this.#onDisk(() => this.#prune(folder));
  }

  async #prune(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const now = new Date();
    await utimes(folder, now, now);
    const lines = path.dirname(folder);
    for (const name of (await readdir(lines)).filter((found) => ofVoice.test(found))) {
      const there = await this.#onDisk(() => stat(path.join(lines, name)));
      if (!there || now.getTime() - there.mtimeMs < unusedMs) continue;
      await rm(path.join(lines, name), { recursive: true, force: true });
    }
    const found = (await readdir(folder)).map(async (name) => {
      const file = path.join(folder, name);
      const there = await this.#onDisk(() => stat(file));
      return there ? [{ file, size: there.size, mtimeMs: there.mtimeMs }] : [];
    });
    const files = (await Promise.all(found)).flat();
    let bytes = 0;
    for (const { file, size } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
      bytes += size;
      if (bytes > mostOnDisk) await rm(file, { force: true });
    }
  }

  /** What is not there is undefined; any other failure is told of once, and costs the cache alone. */
  async #onDisk<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!isGone(error) && !this.#warned) {
        this.#warned = true;
        this.#warn(`Spoken lines are not kept on disk, so each interview makes them anew: ${messageOf(error)}`);
      }
      return undefined;
    }
  }

  #remember(text: string, line: Spoken): void {
    this.#bytes += line.samples.byteLength - (this.#lines.get(text)?.samples.byteLength ?? 0);
    this.#lines.delete(text);
    this.#lines.set(text, line);
    for (const [oldest, { samples }] of this.#lines) {
      if (this.#bytes <= mostInMemory) return;
      this.#lines.delete(oldest);
      this.#bytes -= samples.byteLength;
    }
  }

  #fileOf(text: string): string | undefined {
    const { folder } = this.#options;
    return folder && path.join(folder, `${createHash('sha256').update(text).digest('hex')}.pcm`);
  }

  async #read(text: string): Promise<Spoken | undefined> {
    const file = this.#fileOf(text);
    if (file === undefined) return undefined;
    const bytes = await this.#onDisk(() => readFile(file));
    if (bytes === undefined || bytes.length < 2) return undefined;
    const now = new Date();
    await this.#onDisk(() => utimes(file, now, now));
    const samples = new Int16Array(Uint8Array.from(bytes).buffer, 0, Math.floor(bytes.length / 2));
    return { samples, sampleRate: this.#options.sampleRate };
  }

  /** @returns whether it is on disk */
  async #write(text: string, { samples }: Spoken): Promise<boolean> {
    const file = this.#fileOf(text);
    if (file === undefined) return false;
    const draft = `${file}.${randomUUID()}`;
    const whole = await this.#onDisk(async () => {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(draft, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
      await rename(draft, file);
      return true;
    });
    if (!whole) await this.#onDisk(() => rm(draft, { force: true }));
    return whole === true;
  }
}
