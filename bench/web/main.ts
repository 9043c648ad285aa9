/** What the pages weigh and how Lighthouse sees them, on the product as it is served: `npm run bench:web`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { Stack, freePorts } from '../../e2e/support/stack.ts';
import { chromiumLaunch } from '../../scripts/chromium/launch.ts';
import { pageScore, type PageScore } from './lighthouse.ts';
import { firstLoads } from './routes.ts';

/** Most that the scripts of a route may weigh as gzip, in units of 1,000 bytes, by the product's own aims. */
const scriptAims: Readonly<Record<string, number>> = { '/': 90, '/voice_chat/{roomId}': 260 };
const scoreAims = { performance: 98, accessibility: 100, bestPractices: 100, seo: 100 } as const;
const judged = ['/', '/preview-landing', '/login', '/job_post', '/terms-of-use/'];

const stack = await Stack.start();
const port = (await freePorts()) + 9;
const launch = chromiumLaunch([`--remote-debugging-port=${port}`]);
const browser = await chromium.launch(launch);
try {
  const routes = await firstLoads(browser, stack.pageUrl);
  const scores: Record<string, PageScore> = {};
  for (const route of judged) scores[route] = await pageScore(stack.pageUrl + route, port);

  let reached = true;
  const verdict = (holds: boolean, line: string) => {
    reached &&= holds;
    console.log(`${holds ? '✓ reached    ' : '✗ not reached'} ${line}`);
  };
  for (const [route, { scriptGzKb }] of Object.entries(routes)) console.log(`${scriptGzKb.toFixed(1)} kB  ${route}`);
  for (const [route, aim] of Object.entries(scriptAims)) {
    const weight = routes[route]?.scriptGzKb ?? Number.POSITIVE_INFINITY;
    verdict(weight <= aim, `${route}: ${weight} kB of script, at most ${aim}`);
  }
  for (const [route, score] of Object.entries(scores)) {
    const { performance, accessibility, bestPractices, seo, lcpMs, tbtMs, cls, short } = score;
    const line = `${performance} / ${accessibility} / ${bestPractices} / ${seo}`;
    const holds = Object.entries(scoreAims).every(([name, aim]) => score[name as keyof typeof scoreAims] >= aim);
    verdict(holds, `${route}: ${line}, LCP ${lcpMs} ms, TBT ${tbtMs} ms, CLS ${cls.toFixed(3)}; ${short.join(', ')}`);
  }
  const folder = path.join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'web.json'), `${JSON.stringify({ routes, lighthouse: scores }, null, 2)}\n`);
  process.exitCode = reached ? 0 : 1;
} finally {
  await browser.close();
  await stack.stop();
}
