/**
 * Films an interview in the running product for the landing page: `npm run film`, with ffmpeg installed. The interviewer, the
 * room, the voices and the recognizer are the real ones; the candidate reads the lines below.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Candidate } from '../../e2e/support/candidate.ts';
import { record } from '../../e2e/support/speech.ts';
import { Stack } from '../../e2e/support/stack.ts';
import { chromiumLaunch, soundAtOnce } from '../chromium/launch.ts';
import { root } from '../lib/paths.mjs';
import { screencast, type Frames } from './screencast.ts';

const folder = join(root, 'packages/app/src/routes/film');
const role = 'I am practising for a nurse role.';
const answer = [
  'Last winter a patient on my ward got worse during the night.',
  900,
  'I checked the values and called the doctor at once, and the patient was stable within two hours.',
];

/** The shapes that the landing page's frame has: 15 to 8, and 4 to 5 below 640 pixels. */
const shapes = [
  { name: 'wide', width: 1200, height: 640 },
  { name: 'upright', width: 512, height: 640 },
] as const;
/** Longest film, in seconds, and the most that a file may weigh, in bytes. */
const longest = 26;
const heaviest = 1_500_000;
const framesASecond = 20;

mkdirSync(folder, { recursive: true });
const stack = await Stack.start();
try {
  for (const shape of shapes) await film(shape);
} finally {
  await stack.stop();
}

async function film({ name, width, height }: (typeof shapes)[number]): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch(soundAtOnce));
  try {
    const context = await browser.newContext({ viewport: { width, height }, permissions: ['microphone'] });
    const page = await context.newPage();
    const candidate = await Candidate.at(page);
    await candidate.signUp(stack.pageUrl);
    await candidate.practise();
    await candidate.untilQuiet();
    const { stop } = await screencast(page);
    await candidate.asks(await record(role));
    await candidate.untilQuiet();
    await candidate.asks(await record(...answer));
    await candidate.untilQuiet();
    const frames = await stop();
    write(name, frames);
    frames.remove();
    await context.close();
  } finally {
    await browser.close();
  }
}

function write(name: string, { list, seconds }: Frames): void {
  const from = Math.max(0, seconds - longest);
  const common = ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list, '-ss', from.toFixed(2), '-an'];
  const picture = ['-vf', `fps=${framesASecond},format=yuv420p`];
  const kinds = {
    webm: ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '2'],
    mp4: ['-c:v', 'libx264', '-crf', '28', '-preset', 'slow', '-movflags', '+faststart'],
  };
  for (const [kind, options] of Object.entries(kinds)) {
    const file = join(folder, `interview-${name}.${kind}`);
    execFileSync('ffmpeg', [...common, ...picture, ...options, file], { stdio: 'inherit' });
    const { size } = statSync(file);
    console.log(`${file}: ${(size / 1_000).toFixed(0)} kB, ${Math.min(seconds, longest).toFixed(1)} s`);
    if (size > heaviest) throw new Error(`${file} weighs more than ${heaviest / 1_000} kB`);
  }
}
