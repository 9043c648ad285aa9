import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '../../scripts/chromium/launch.ts';
import { readLoad, shares } from './load.ts';
import { startStorybook } from './storybook.ts';

/** Story of `packages/ui/src/voice/AudioVisualizer/ScriptedVoice.stories.tsx`, as Storybook names it. */
const story = 'ui-voice-audiovisualizer-scriptedvoice--six-hundred-updates';

/** How long to measure, and how long the page settles before, in milliseconds. */
const measureMs = 10_000;
const settleMs = 3_000;

/** Most that the page's main thread may take of one core; drawing, in software where there is no graphics card, comes on top. */
const aim = 0.05;

const storybook = await startStorybook();
const browser = await chromium.launch(chromiumLaunch([]));
try {
  const still = await measure(false);
  const moving = await measure(true);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const reached = moving.mainThread < aim && moving.renders === 0;
  console.log(`Updates a second: ${moving.updatesPerSecond.toFixed(1)}, bars: 15, over ${measureMs / 1_000} s`);
  console.log(`React renders meanwhile: ${moving.renders}`);
  console.log(`Renderer's main thread: ${percent(moving.mainThread)} of a core (${percent(still.mainThread)} at rest)`);
  console.log(`Renderer processes, whole: ${percent(moving.renderers)} (${percent(still.renderers)} at rest)`);
  console.log(`Drawing process, without a graphics card: ${percent(moving.gpu)} (${percent(still.gpu)} at rest)`);
  console.log(
    `${reached ? '✓ reached    ' : '✗ not reached'} Under ${percent(aim)} of a core on the main thread, no render per update`,
  );
  const folder = path.join(import.meta.dirname, '../results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'visualizer.json'), `${JSON.stringify({ still, moving }, null, 2)}\n`);
  process.exitCode = reached ? 0 : 1;
} finally {
  await browser.close();
  storybook.stop();
}

/** Opens the story and measures it, with its voice playing or held. */
async function measure(playing: boolean) {
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } });
  await page.goto(`${storybook.url}/iframe.html?id=${story}&viewMode=story&args=playing:!${playing}`);
  await page.getByTestId('scripted-voice').waitFor({ timeout: 120_000 });
  const session = await page.context().newCDPSession(page);
  const whole = await browser.newBrowserCDPSession();
  // Processor time, not time passed: other work on the machine must not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.waitForTimeout(settleMs);
  const countedBefore = await counts(page);
  const before = await readLoad(session, whole);
  await page.waitForTimeout(measureMs);
  const after = await readLoad(session, whole);
  const counted = await counts(page);
  await page.close();
  return {
    ...shares(before, after),
    updatesPerSecond: (counted.update - countedBefore.update) / (after.atSeconds - before.atSeconds),
    renders: counted.renders - countedBefore.renders,
  };
}

async function counts(page: Page): Promise<{ update: number; renders: number }> {
  const box = page.getByTestId('scripted-voice');
  const [update, renders] = await Promise.all(
    ['data-update', 'data-renders'].map(async (name) => Number(await box.getAttribute(name))),
  );
  return { update: update ?? Number.NaN, renders: renders ?? Number.NaN };
}
