import lighthouse from 'lighthouse';

/** What Lighthouse says of a page on a phone. Scores are of 100, times in milliseconds. */
export interface PageScore {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Audits that are not perfect, by their name. */
  readonly short: readonly string[];
}

/** Asks Lighthouse, with its own phone and its own slow network, in the browser that listens on a debugging port. */
export async function pageScore(address: string, port: number): Promise<PageScore> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse said nothing of ${address}`);
  const { categories, audits } = result.lhr;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const counted = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(value('largest-contentful-paint')),
    tbtMs: Math.round(value('total-blocking-time')),
    cls: value('cumulative-layout-shift'),
    short: Object.values(audits)
      .filter(({ id, score: given }) => counted.has(id) && given !== null && given < 1)
      .map(({ id, displayValue }) => (displayValue ? `${id} (${displayValue})` : id)),
  };
}
