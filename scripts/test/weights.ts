import { gzipSync } from 'node:zlib';

/** A built script: its code, the module that it was made for, and the scripts that it can't run without. */
export interface BuiltScript {
  readonly fileName: string;
  readonly code: string;
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
}

/**
 * What the scripts weigh that must be there before a route's page can be drawn, as gzip in units of 1,000 bytes: the entry's,
 * the route's, and all that these import. `route` is the name of its module, as in `LandingRoute`.
 */
export function firstLoadKb(scripts: readonly BuiltScript[], route: string): number {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const needed = new Set<BuiltScript>();
  const add = (script: BuiltScript | undefined) => {
    if (!script || needed.has(script)) return;
    needed.add(script);
    for (const name of script.imports) add(byName.get(name));
  };
  for (const script of scripts) if (script.isEntry) add(script);
  const own = scripts.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${route}.tsx`));
  if (!own) throw new Error(`no script was built for ${route}`);
  add(own);
  return [...needed].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / 1_000;
}

/**
 * The most that a route may weigh: what it weighed when this was written, and a little. A change that needs more says here what
 * for; `docs/measurements.md` has the aims.
 */
export const mostKb: Readonly<Record<string, number>> = {
  LandingRoute: 123,
  LoginRoute: 121,
  // The trial without a microphone goes on by typing, so the steps for each browser are here. The client knows every call of the service.
  PreviewLandingRoute: 157,
  // The review of a posting has select boxes for the length and the number of questions (34 kB of Base UI), and draws a logo (3 kB).
  JobPostRoute: 230,
  MyAccountRoute: 215,
  ReportRoute: 199,
  VoiceChatRoute: 265,
};
