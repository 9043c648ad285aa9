import type { Browser } from '@playwright/test';
import { Candidate } from '../../e2e/support/candidate.ts';
import { record } from '../../e2e/support/speech.ts';
import { fillPracticeCard } from '../../e2e/support/visitor.ts';
import { slowAnswers, thinkingAnswers, wholeAnswers } from './answers.ts';

const pausedAnswers = [...thinkingAnswers, ...slowAnswers];

/** What interviews at a browser gave. Times in milliseconds. */
export interface Samples {
  /** From the last sound of an answer to the reply's first. */
  readonly gaps: number[];
  /** Of the answers with a thinking pause, and of slow speakers. */
  readonly cutOffs: boolean[];
  /** Of the answers without one. */
  readonly wholeCutOffs: boolean[];
  /** From the press of the card's Start to the interviewer's first sound. */
  readonly firstWords: number[];
  /** From the press of the card's Start to the room. */
  readonly joins: number[];
}

/** One interview, whole and thinking answers in turn. */
export async function interviewAtBrowser(browser: Browser, pageUrl: string, samples: Samples): Promise<void> {
  const candidate = await begin(browser, pageUrl, samples);
  await candidate.untilQuiet();
  await candidate.namesRole();
  for (let n = 0; n < 9; n++) {
    await candidate.untilQuiet();
    const paused = pausedAnswers[samples.cutOffs.length % pausedAnswers.length];
    const whole = wholeAnswers[samples.gaps.length % wholeAnswers.length];
    if (n % 2 === 1 && paused) {
      const { cutOff } = await candidate.asks(await record(...paused));
      console.log(cutOff ? `cut off in a pause of ${paused[1]} ms after "${paused[0]}"` : `waited ${paused[1]} ms`);
      samples.cutOffs.push(cutOff);
    } else if (whole) {
      const { gapMs, cutOff } = await candidate.asks(await record(whole));
      console.log(cutOff ? 'cut off without a pause' : `answered after ${Math.round(gapMs)} ms`);
      if (!cutOff) samples.gaps.push(gapMs);
      samples.wholeCutOffs.push(cutOff);
    }
  }
  await candidate.disconnect();
  await candidate.page.context().close();
}

async function begin(browser: Browser, pageUrl: string, samples: Samples): Promise<Candidate> {
  const context = await browser.newContext({ permissions: ['microphone'] });
  const candidate = await Candidate.at(await context.newPage());
  await candidate.signUp(pageUrl);
  await candidate.page.getByRole('button', { name: 'Practice Interview' }).first().click();
  const start = await fillPracticeCard(candidate.page);
  // Playwright waits until the button can be pressed, as a person does; that is no part of the figure.
  await start.click({ trial: true });
  const clicked = performance.now();
  await start.click();
  await candidate.page.getByRole('heading', { name: 'Voice Chat Support' }).waitFor();
  samples.joins.push(performance.now() - clicked);
  await candidate.hears(0);
  samples.firstWords.push(performance.now() - clicked);
  return candidate;
}
