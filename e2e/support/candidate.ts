import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import { type Recording, record } from './speech.ts';
import { rememberSoundCheck } from './soundCheck.ts';
import { type CardEntries, makeRoom, usualPassword } from './visitor.ts';
import { patience } from './patience.ts';

/** The meter that candidate.init.js puts into the page; times are the page's `performance.now()`. */
interface Meter {
  readonly sounds: { startedAt: number; endedAt: number | null }[];
  readonly loudSince: number | null;
}

declare global {
  interface Window {
    candidate: { readonly meter: Meter; say(base64: string, sampleRate: number): Promise<Span> };
  }
}

/** First and last loud sample, by the page's clock in milliseconds. */
export interface Span {
  readonly startedAt: number;
  readonly endedAt: number;
}

/** A role by words that are well heard in the candidates' voice; "nurse" is often not. */
export const spokenRole = 'I would like to work as a cook in a restaurant.';

/** A person at a browser: signs up, practises, speaks and listens. */
export class Candidate {
  readonly page: Page;
  readonly email: string;
  static readonly password = usualPassword;

  private constructor(page: Page, email: string) {
    this.page = page;
    this.email = email;
  }

  /**
   * Prepares the page's microphone and meter; call before the first navigation. `newcomer`: has not checked the sound in
   * this browser before.
   */
  static async at(page: Page, { newcomer = false } = {}): Promise<Candidate> {
    if (!newcomer) await rememberSoundCheck(page);
    await page.addInitScript({ path: path.join(import.meta.dirname, 'candidate.init.js') });
    return new Candidate(page, `candidate-${Date.now()}-${Math.trunc(performance.now())}@example.com`);
  }

  /** Creates an account through the login screen. */
  async signUp(origin: string): Promise<void> {
    await this.page.goto(`${origin}/login`);
    await this.createAccount();
    await expect(this.page).toHaveURL(`${origin}/`);
  }

  /** Creates an account on the login page that is open. */
  async createAccount(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
    await this.page.getByRole('heading', { name: 'Create Account' }).waitFor();
    await this.page.getByLabel('Email').fill(this.email);
    await this.page.getByLabel('Password', { exact: true }).fill(Candidate.password);
    await this.page.keyboard.press('Enter');
  }

  /** Presses Practice Interview, starts without naming a role if `entries` don't, and waits for the interviewer's first sound. */
  async practise(entries?: CardEntries): Promise<void> {
    await makeRoom(this.page, entries);
    await expect(this.page.getByRole('heading', { name: 'Voice Chat Support' })).toBeVisible();
    await this.hears(0);
  }

  /** The page's clock. */
  now(): Promise<number> {
    return this.page.evaluate(() => performance.now());
  }

  /** How many stretches of sound came so far. */
  sounds(): Promise<number> {
    return this.page.evaluate(() => window.candidate.meter.sounds.length);
  }

  /** Waits for a sound that began after a moment of the page's clock; answers when it began. */
  async hears(after: number, timeout = patience(60_000)): Promise<number> {
    const began = await this.page.waitForFunction(
      (since) => window.candidate.meter.sounds.find((sound) => sound.startedAt > since)?.startedAt ?? null,
      after,
      { timeout, polling: 25 },
    );
    return Number(await began.jsonValue());
  }

  /** Waits until the interviewer has been quiet for a while, and is not about to go on: it is the candidate's turn. */
  async untilQuiet(forMs = 900, timeout = patience(60_000)): Promise<void> {
    await this.page.waitForFunction(
      (quietMs) => {
        const last = window.candidate.meter.sounds.at(-1);
        const speaking = document.querySelector('[data-state="speaking"]') !== null;
        return !speaking && last?.endedAt != null && performance.now() - last.endedAt > quietMs;
      },
      forMs,
      { timeout, polling: 50 },
    );
  }

  say(recording: Recording): Promise<Span> {
    return this.page.evaluate(([base64, sampleRate]) => window.candidate.say(base64, sampleRate), [
      recording.base64,
      recording.sampleRate,
    ] as const);
  }

  /** Speaks and waits for the reply; `gapMs` is from the last loud sample to the reply's first. */
  async asks(recording: Recording): Promise<{ spoken: Span; gapMs: number; cutOff: boolean }> {
    const before = await this.sounds();
    const spoken = await this.say(recording);
    const cutOff = await this.page.evaluate(
      ([from, end]) => window.candidate.meter.sounds.slice(from).some((sound) => sound.startedAt < end),
      [before, spoken.endedAt] as const,
    );
    const reply = await this.hears(spoken.endedAt);
    return { spoken, gapMs: reply - spoken.endedAt, cutOff };
  }

  /** Types an answer and listens to the reply. */
  async types(answer: string): Promise<void> {
    const before = (await this.captions('agent')).length;
    await this.page.getByLabel('Or type your answer').fill(answer);
    await this.page.keyboard.press('Enter');
    await expect.poll(async () => (await this.captions('agent')).length).toBeGreaterThan(before);
    await this.untilQuiet();
  }

  /** Says which role is practiced, and says it again when the interviewer did not understand, as a person would. */
  async namesRole(): Promise<void> {
    for (let tries = 0; tries < 2 && (await this.questionNumber()) === undefined; tries++) {
      await this.untilQuiet();
      await this.asks(await record(spokenRole));
      await this.untilQuiet();
    }
  }

  /** What stands in the captions, oldest first. */
  async captions(speaker: 'agent' | 'user'): Promise<string[]> {
    const who = speaker === 'agent' ? 'Interviewer' : 'You';
    const lines = await this.page.getByRole('list', { name: 'What was said' }).getByRole('listitem').allInnerTexts();
    return lines.flatMap((line) => {
      const [name, ...text] = line.split('\n');
      return name === who ? [text.join(' ')] : [];
    });
  }

  /** The number of the question on the screen, as in 2 of "Question 2 of 6"; undefined before the first. */
  async questionNumber(): Promise<number | undefined> {
    const heading = this.page.getByRole('heading', { name: /^Question \d+ of \d+$/ });
    if (!(await heading.isVisible())) return undefined;
    return Number(/\d+/.exec(await heading.innerText())?.[0]);
  }

  /** Waits for a question, which comes after a whole greeting or answer has been spoken. */
  async untilQuestion(number: number): Promise<void> {
    await expect.poll(() => this.questionNumber(), { timeout: patience(60_000) }).toBe(number);
  }

  /** The question on the screen. */
  question(): Promise<string> {
    return this.page.getByRole('region', { name: 'Current question' }).getByRole('paragraph').innerText();
  }

  /** Ends the interview, and says so once more where a question was asked. */
  async disconnect(): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'Disconnect' }).click();
    const sure = page.getByRole('button', { name: 'End Interview' });
    const home = page.getByRole('button', { name: 'Practice Interview' });
    await sure.or(home).first().waitFor();
    if (await sure.isVisible()) await sure.click();
    await expect(this.page).toHaveURL(/:\d+\/$/);
  }
}
