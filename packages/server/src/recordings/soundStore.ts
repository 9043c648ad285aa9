import type { Readable } from 'node:stream';

/** Bytes of a file, from the first to the last, both included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Where recordings lie. Keys are ours: letters, digits, `_` and `-`. */
export interface SoundStore {
  /** Keeps a file, whole or not at all; takes no longer than {@link longestPutMs}. */
  readonly put: (key: string, file: Uint8Array) => Promise<void>;
  /** Reads a part of a file; undefined when there is no such file. */
  readonly read: (key: string, range: ByteRange) => Promise<Readable | undefined>;
  /** Removes a file for good; harmless when there is none. */
  readonly remove: (key: string) => Promise<void>;
  readonly close: () => void;
}

/** After this time nobody is still writing a file that was begun, in milliseconds. */
export const longestPutMs = 60_000;
