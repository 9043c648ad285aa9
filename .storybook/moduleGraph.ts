import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The file in the built Storybook that says which module imports which. */
export const moduleGraphFile = 'modules.json';

/** A module by its path from the project's root: a digest of its source, and what it imports, at once or later. */
export type ModuleGraph = Record<string, { readonly digest: string; readonly imports: readonly string[] }>;

const root = path.join(import.meta.dirname, '..');
/** Paths that hold the project's own folder would differ in another clone. */
const named = (id: string, folder: string = root): string => id.replaceAll(folder, '');

/** The module in which Storybook imports every preview. Each variable in it ends in a number made from the file's absolute path. */
const projectAnnotations = '/@storybook/builder-vite/project-annotations.js';

/** The code of a module that a plugin makes, without what is different in another clone. */
export function codeOfAnyClone(id: string, code: string, folder?: string): string {
  const same = named(code, folder);
  return id.includes(projectAnnotations) ? same.replaceAll(/(?<=\w)_\d+\b/g, '_path') : same;
}

const digestOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The module's file as it is on the disk; of a module that a plugin makes, its code. */
function sourceOf(id: string, code: string | null): string | Buffer {
  const file = id.replace(/^\0/, '').replace(/\?.*$/, '');
  return path.isAbsolute(file) && statSync(file, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(file)
    : codeOfAnyClone(id, code ?? '');
}

/** Writes the module graph beside the built Storybook. */
export function writeModuleGraph(): Plugin {
  return {
    name: 'viva:module-graph',
    generateBundle() {
      const graph: ModuleGraph = {};
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        if (!module) continue;
        const imports = [...module.importedIds, ...module.dynamicallyImportedIds].map((one) => named(one));
        graph[named(id)] = { digest: digestOf(sourceOf(id, module.code)), imports };
      }
      this.emitFile({ type: 'asset', fileName: moduleGraphFile, source: JSON.stringify(graph) });
    },
  };
}
