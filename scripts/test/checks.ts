import { availableParallelism } from 'node:os';
import type { KeptCheck } from './inputs.ts';
import { onOneCore, whyNotOneCore } from './oneCore.ts';
import { type How, fuzzedApi, pictures, playwright, vitest, yesOrNo } from './runners.ts';
import { runTool } from './runTool.ts';
import { type Totals, leftOut } from './totals.ts';
import { unlessSame } from './unlessSame.ts';
import { runWithoutNetwork, whyNoNamespace } from './withoutNetwork.ts';

/** `gate` decides whether a change lands, and is part of `all`, which also has what takes real time. */
export type Tier = 'gate' | 'all';

/** One of the checks of `npm test` or of `npm run test:all`. */
export interface Check {
  /** For `--only`. */
  readonly name: string;
  readonly title: string;
  readonly tier: Tier;
  /** How long it may take on the reference machine, in minutes. */
  readonly minutes: number;
  /** Needs one processor and nothing else, so that several may run side by side; its output is shown at its end. */
  readonly besides?: true;
  /** The projects of Playwright whose journeys it makes. */
  readonly projects?: readonly string[];
  readonly run: (how: How) => Promise<Totals>;
}

/** Spoken turns, which are spoken where no network can be reached. */
const withoutAny = 'spoken-turns';

/** A check that is left out when a run with the same files passed. */
function kept(
  name: KeptCheck,
  title: string,
  script: string,
  { knowsFresh, args = [] }: { knowsFresh?: true; args?: readonly string[] } = {},
): Check {
  const run = (how: How) =>
    unlessSame(name, how, (all) => yesOrNo(all, script, ...args, ...(all.fresh && knowsFresh ? ['--fresh'] : [])));
  return { name, title, tier: 'gate', minutes: 10, besides: true, run };
}

/** Journeys of some projects. */
const journeysOf = (projects: readonly string[], ...args: readonly string[]) => [
  ...projects.map((name) => `--project=${name}`),
  ...args,
];

const silent = ['desk', 'phone'];
const spokenOnes = ['spoken'];
const withAVoice = ['voice'];
const thatWait = ['slow'];

/** Journeys in which no reply is timed: two at once, each with a stack of its own. */
const journeys = (how: How) => playwright(how, journeysOf(silent, `--workers=${Math.min(2, availableParallelism())}`));

/** One interview from its first word to its report, where the system lets us with no way out to any network. */
function spoken(how: How): Promise<Totals> {
  const why = whyNoNamespace();
  if (why !== undefined) console.log(`With a network, since ${why}.`);
  return playwright(how, journeysOf(spokenOnes), why === undefined ? runWithoutNetwork : runTool);
}

/** Journeys with a voice and those that wait, one at a time; those that are made without a network are not made twice. */
const voices = (how: How) =>
  playwright(
    how,
    journeysOf([...withAVoice, ...thatWait], ...(whyNoNamespace() === undefined ? ['--grep-invert', withoutAny] : [])),
  );

/** Spoken turns with no way out to any network: nothing may need one. */
async function withoutNetwork(how: How): Promise<Totals> {
  const why = whyNoNamespace();
  return why === undefined
    ? playwright(how, journeysOf(withAVoice, withoutAny), runWithoutNetwork)
    : leftOut(why, process.env);
}

/** Every journey holds on one core as well. */
async function oneCore(how: How): Promise<Totals> {
  const why = whyNotOneCore();
  return why === undefined
    ? playwright(how, journeysOf([...silent, ...spokenOnes, ...withAVoice, ...thatWait]), onOneCore)
    : leftOut(why, process.env);
}

/** Every check: first those that need a processor alone, the longest of them first, so that two side by side end together. */
export const checks: readonly Check[] = [
  kept('abuse', 'Text made to be slow', 'scripts/abuse/main.ts', { args: ['--every', '60'] }),
  kept('lint', 'Lint', 'scripts/test/lint.ts', { knowsFresh: true }),
  kept('types', 'Types', 'scripts/test/types.ts', { knowsFresh: true }),
  kept('format', 'Format', 'scripts/test/format.ts', { knowsFresh: true }),
  kept('unused', 'Unused code', 'node_modules/knip/bin/knip.js'),
  kept('bundle', 'Shipped bundle', 'scripts/test/bundle.ts'),
  {
    name: 'figures',
    title: 'Figures of judgment',
    tier: 'gate',
    minutes: 15,
    run: (how) => unlessSame('figures', how, (all) => vitest(all, ['--project=figures'])),
  },
  { name: 'unit', title: 'Unit tests', tier: 'gate', minutes: 15, run: (how) => vitest(how, ['--project=unit']) },
  {
    name: 'parts',
    title: 'Tests with real parts',
    tier: 'gate',
    minutes: 20,
    run: (how) => vitest(how, ['--project=parts'], 'again'),
  },
  { name: 'fuzz', title: 'Requests that do not fit', tier: 'gate', minutes: 8, run: fuzzedApi },
  { name: 'pictures', title: 'Stories: accessibility, zoom, pictures', tier: 'gate', minutes: 20, run: pictures },
  { name: 'journeys', title: 'Journeys', tier: 'gate', minutes: 25, projects: silent, run: journeys },
  { name: 'spoken', title: 'A spoken interview', tier: 'gate', minutes: 15, projects: spokenOnes, run: spoken },
  {
    name: 'waits',
    title: 'Processes that are killed, services that are away',
    tier: 'all',
    minutes: 10,
    run: (how) => vitest(how, ['--project=waits']),
  },
  {
    name: 'voices',
    title: 'Journeys with a voice, and those that wait',
    tier: 'all',
    minutes: 40,
    projects: [...withAVoice, ...thatWait],
    run: voices,
  },
  { name: 'offline', title: 'Spoken turns without a network', tier: 'all', minutes: 20, run: withoutNetwork },
  {
    name: 'attacks',
    title: 'Text made to be slow, at full length',
    tier: 'all',
    minutes: 120,
    run: (how) => yesOrNo(how, 'scripts/abuse/main.ts'),
  },
  { name: 'one-core', title: 'Journeys on one core', tier: 'all', minutes: 120, run: oneCore },
];
