/** What stops a command, in a sentence that says what to do. */
export class SpeechError extends Error {}

const causes: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such folder',
  EACCES: 'it may not be opened',
  EROFS: 'it may not be written',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};

/** Why the system refused a file, in words. */
export function causeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return causes[code] ?? (code || String(error));
}
