import { matchesGlob } from 'node:path';
import { testProjects } from './testProjects.ts';

/** What a change can affect, as far as its paths say it. */
export interface Affected {
  /** Unit tests: those that import what changed, or all of them. */
  readonly unit: 'importers' | 'all';
  readonly pictures: boolean;
  /** Changed tests that wait for real time: no others of their kind are run. */
  readonly waits: readonly string[];
  /** Files of journeys. */
  readonly journeys: readonly string[];
}

/** Starts the whole product, and is the quickest of the journeys. */
export const smoke = 'e2e/start.spec.ts';

/** Shapes every test, or every package, and is imported by none of them. */
const everywhere = [
  /^(?:package|package-lock|tsconfig)\.json$/,
  /^(?:vitest\.config|scripts\/test\/testProjects)\.ts$/,
  /^packages\/[^/]+\/package\.json$/,
  /^packages\/server\/src\/testing\/shared\w+\.ts$/,
  // Started by their address.
  /^packages\/server\/src\/(?:profile\/pdfReader\.mjs|textWork\/tasks\.ts)$/,
  /^packages\/speech\/src\/(?:service\/main|ears\/earsTask|voice\/voiceTask)\.ts$/,
];
const module = /\.[cm]?[jt]sx?$/;
const prose = /\.mdx?$/;
const unitTest = /\.test\.ts$/;
const shown = /^(?:packages\/(?:ui|app|api-client)|\.storybook|visual|scripts\/chromium)\/|^package-lock\.json$/;
const running =
  /^(?:packages\/(?:app|server|agent|api-client|interview|speech)|e2e\/support|scripts\/start)\/|^(?:package-lock\.json|(?:playwright\.config|scripts\/start)\.ts)$/;
const waiting = (path: string) => testProjects.waits.include.some((glob) => matchesGlob(path, glob));
const journey = /^e2e\/[^/]+\.spec\.ts$/;

/** Chooses what runs for the changed paths; `exists` tells which of them are still there. */
export function affectedBy(paths: readonly string[], exists: (path: string) => boolean = () => true): Affected {
  const isShaping = (path: string) => everywhere.some((pattern) => pattern.test(path));
  // What a test reads from the disk has no importer.
  const isData = (path: string) => path.startsWith('packages/') && !module.test(path) && !prose.test(path);
  const ofProduct = paths.filter((path) => !unitTest.test(path) && !prose.test(path));
  const changedJourneys = paths.filter((path) => journey.test(path) && exists(path));
  const starts = ofProduct.some((path) => running.test(path) && !path.includes('.stories.'));
  return {
    unit: paths.some((path) => isShaping(path) || isData(path)) ? 'all' : 'importers',
    pictures: paths.some((path) => shown.test(path) && !unitTest.test(path)),
    waits: paths.filter((path) => waiting(path) && exists(path)),
    journeys: [...new Set([...changedJourneys, ...(starts ? [smoke] : [])])],
  };
}
