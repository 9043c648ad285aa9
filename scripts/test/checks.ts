import type { KeptCheck } from './inputs.ts';
import { fuzzedApi, pictures, playwright, vitest, yesOrNo } from './runners.ts';
import type { Totals } from './totals.ts';
import { unlessSame } from './unlessSame.ts';
import { runWithoutNetwork, whyNoNamespace } from './withoutNetwork.ts';
import { leftOut } from './totals.ts';

/** One of the checks of `npm test`. */
export interface Check {
  /** For `--only`. */
  readonly name: string;
  readonly title: string;
  /** Needs one processor and nothing else, so that several may run side by side; its output is shown at its end. */
  readonly besides?: true;
  /** Walks through the running product: `--slow` gives it one core. */
  readonly slow?: true;
  /** Runs the check; with `fresh` nothing of an earlier run is trusted. */
  readonly run: (fresh: boolean) => Promise<Totals>;
}

/** The journey that is made where no network can be reached. */
const withoutAny = 'spoken-interview';

/** A check that is left out when a run with the same files passed. */
function kept(
  name: KeptCheck,
  title: string,
  script: string,
  { knowsFresh, args = [] }: { knowsFresh?: true; args?: readonly string[] } = {},
): Check {
  const run = (fresh: boolean) =>
    unlessSame(name, fresh, () => yesOrNo(script, ...args, ...(fresh && knowsFresh ? ['--fresh'] : [])));
  return { name, title, besides: true, run };
}

/** Journeys in which no reply is timed: two at once, each with a stack of its own. */
const journeys = () => playwright('journeys', ['--project=desk', '--project=phone', '--workers=2']);

/** Journeys with a voice, one at a time; where the spoken interview is held without a network, once is enough. */
const voices = () =>
  playwright('voices', ['--project=voice', ...(whyNoNamespace() === undefined ? ['--grep-invert', withoutAny] : [])]);

/** The spoken interview, with no way out to any network: nothing may need one. */
async function withoutNetwork(): Promise<Totals> {
  const why = whyNoNamespace();
  if (why !== undefined) return leftOut(why, process.env);
  return playwright('without-network', ['--project=voice', withoutAny], runWithoutNetwork);
}

/** Every check: first those that need a processor alone, the longest of them first, so that two side by side end together. */
export const checks: readonly Check[] = [
  kept('abuse', 'Text made to be slow', 'scripts/abuse/main.ts', { args: ['--every', '60'] }),
  kept('lint', 'Lint', 'scripts/test/lint.ts', { knowsFresh: true }),
  kept('types', 'Types', 'scripts/test/types.ts', { knowsFresh: true }),
  kept('format', 'Format', 'scripts/test/format.ts', { knowsFresh: true }),
  kept('unused', 'Unused code', 'node_modules/knip/bin/knip.js'),
  kept('bundle', 'Shipped bundle', 'scripts/test/bundle.ts'),
  { name: 'unit', title: 'Unit tests', run: () => vitest('unit', ['--project=!storybook']) },
  { name: 'fuzz', title: 'Requests that do not fit', run: fuzzedApi },
  { name: 'pictures', title: 'Stories: accessibility, zoom, pictures', run: pictures },
  { name: 'journeys', title: 'Journeys', slow: true, run: journeys },
  { name: 'voices', title: 'Journeys with a voice', slow: true, run: voices },
  { name: 'offline', title: 'A spoken interview without a network', slow: true, run: withoutNetwork },
];
