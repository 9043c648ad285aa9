import type { CDPSession } from '@playwright/test';

/** Processor time used since the page began, in seconds. */
export interface Load {
  readonly atSeconds: number;
  /** The renderer's main thread: script, style, layout and paint. */
  readonly mainThread: number;
  /** All renderer processes, their raster threads among them. */
  readonly renderers: number;
  /** The process that draws; without a graphics card it computes each pixel. */
  readonly gpu: number;
}

/** Reads the load from the browser's own counters. */
export async function readLoad(page: CDPSession, browser: CDPSession): Promise<Load> {
  const { metrics } = await page.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const of = (type: string) =>
    processInfo.filter((one) => one.type === type).reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  return {
    atSeconds: performance.now() / 1_000,
    mainThread: metric('TaskDuration'),
    renderers: of('renderer'),
    gpu: of('GPU'),
  };
}

/** Shares of one core between two readings. */
export function shares(before: Load, after: Load): Record<'mainThread' | 'renderers' | 'gpu', number> {
  const share = (of: (load: Load) => number) => (of(after) - of(before)) / (after.atSeconds - before.atSeconds);
  return {
    mainThread: share((load) => load.mainThread),
    renderers: share((load) => load.renderers),
    gpu: share((load) => load.gpu),
  };
}
