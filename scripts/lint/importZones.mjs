import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which packages a package may import. Nobody imports `app`, `server` or `agent`; `ui` and `understanding` stand alone.
 * @type {Record<string, string[]>}
 */
const mayImport = {
  'api-client': [],
  interview: ['understanding'],
  speech: ['understanding'],
  understanding: [],
  ui: [],
  app: ['api-client', 'ui'],
  // Its e-mails are made by the same templates that Storybook shows.
  server: ['api-client', 'interview', 'ui', 'understanding'],
  agent: ['api-client', 'interview', 'speech', 'understanding'],
};

/** Folders of `ui`, from the ground up; what is not named is a feature folder, between `primitives` and `screens`. */
const uiGround = ['theme', 'primitives'];
const uiTop = 'screens';

/** @typedef {{ target: string, from: string, except?: string[], message: string }} Zone */

/**
 * The zones of "Who may import whom" in the house style, for `import-x/no-restricted-paths`.
 * @param {string} base root of the tree
 * @returns {Zone[]}
 */
export function importZones(base) {
  return [...packageZones(), ...uiZones(base), ...featureZones(base)];
}

/** @returns {Zone[]} */
function packageZones() {
  const names = Object.keys(mayImport);
  return names.flatMap((name) =>
    names
      .filter((other) => other !== name && !mayImport[name]?.includes(other))
      .map((other) => ({
        target: `./packages/${name}`,
        from: `./packages/${other}`,
        message: `${name} may not import ${other}.`,
      })),
  );
}

/** @param {string} base @returns {Zone[]} */
function uiZones(base) {
  const ui = './packages/ui/src';
  const features = foldersIn(join(base, ui)).filter((name) => ![...uiGround, uiTop, 'emails'].includes(name));
  const order = [...uiGround.map((name) => [name]), features, [uiTop]];
  return order.flatMap((layer, index) =>
    layer.flatMap((name) =>
      order
        .slice(index + 1)
        .flat()
        .map((higher) => ({
          target: `${ui}/${name}`,
          from: `${ui}/${higher}`,
          message: `Inside ui: theme ← primitives ← the feature folders ← screens; ${name} may not import ${higher}.`,
        })),
    ),
  );
}

/** @param {string} base @returns {Zone[]} */
function featureZones(base) {
  const features = './packages/app/src/features';
  return foldersIn(join(base, features)).map((name) => ({
    target: `${features}/${name}`,
    from: features,
    except: [`./${name}`],
    message: 'Features of the app never import each other: compose them in a route.',
  }));
}

/** @param {string} folder @returns {string[]} */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/**
 * The zones for a file that is a story of `ui`: it may also import the mocks of `api-client`.
 * @param {string} base
 * @returns {Zone[]}
 */
export function storyZones(base) {
  return importZones(base).map((zone) =>
    zone.target === './packages/ui' && zone.from === './packages/api-client'
      ? { ...zone, except: ['./src/mocks'] }
      : zone,
  );
}
