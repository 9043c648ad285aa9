declare global {
  /** Zod's settings, as Zod itself reads them while the contract's schemas are made. */
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

/**
 * Has Zod check without code that it writes itself. The page's security policy refuses such code, and the mere attempt
 * is reported as a violation; setting this through Zod's own `config` would make every page fetch Zod.
 */
export function withoutEval(): void {
  (globalThis.__zod_globalConfig ??= {}).jitless = true;
}
