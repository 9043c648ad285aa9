import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { type LogEntry, readLogLine } from './logLine.ts';

const lastWordsLines = 12;

/** The log file of one part: the part writes it, the supervisor reads along. The previous run's file is kept beside it. */
export class PartLog {
  readonly file: string;
  readonly fd: number;
  #readUpTo = 0;
  #spawnedAt = 0;
  #rest = '';
  // A character may stand across two reads.
  readonly #decoder = new TextDecoder();

  constructor(folder: string, name: string) {
    mkdirSync(folder, { recursive: true });
    this.file = join(folder, `${name}.log`);
    if (existsSync(this.file)) renameSync(this.file, join(folder, `${name}.1.log`));
    this.fd = openSync(this.file, 'a+', 0o600);
  }

  /** The part is started (again): last words count from here. */
  mark(): void {
    this.#spawnedAt = fstatSync(this.fd).size;
  }

  /** What was logged since the last call, whole lines only. */
  readNew(): LogEntry[] {
    const text = this.#textFrom(this.#readUpTo);
    this.#readUpTo += text.length;
    const lines = (this.#rest + this.#decoder.decode(text, { stream: true })).split('\n');
    this.#rest = lines.pop() ?? '';
    return lines.filter((line) => line.trim() !== '').map(readLogLine);
  }

  /** What the part said since it was started, as a person should read it: why it could not run. Empty when it said nothing. */
  lastWords(): string {
    const entries = this.#textFrom(this.#spawnedAt)
      .toString()
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(readLogLine);
    const serious = entries.filter((entry) => entry.level !== 'info');
    const chosen = serious.length > 0 ? serious : entries;
    return chosen
      .slice(-lastWordsLines)
      .map((entry) => entry.message)
      .join('\n');
  }

  close(): void {
    closeSync(this.fd);
  }

  #textFrom(position: number): Buffer {
    const length = Math.max(0, fstatSync(this.fd).size - position);
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, readSync(this.fd, buffer, 0, length, position));
  }
}
