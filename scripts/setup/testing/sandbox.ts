import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder with a PATH and a cache of its own, where tools are what a test says they are. */
export function sandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'viva-setup-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  return {
    folder,
    cache: join(folder, 'cache'),
    /** Only the sandbox's own tools are found. */
    env: { PATH: bin, VIVA_CACHE: join(folder, 'cache'), HOME: folder } as NodeJS.ProcessEnv,
    file(path: string, text = 'x'): string {
      const target = join(folder, path);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
      return target;
    },
    tool(name: string, script: string): string {
      const target = join(bin, name);
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, `#!/bin/sh\nPATH=/usr/bin:/bin\n${script}\n`);
      chmodSync(target, 0o755);
      return target;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Collects what a step says while it works. */
export function silent() {
  const notes: string[] = [];
  const progressLines: string[] = [];
  return {
    notes,
    progressLines,
    note: (text: string) => void notes.push(text),
    progress: (text: string) => void progressLines.push(text),
  };
}
